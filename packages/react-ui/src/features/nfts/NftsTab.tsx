import { type Nft, nftKey } from '@foyer/core/ui/nfts'
import { useStore } from '@nanostores/react'
import { ChevronDown, Images, RotateCw } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enNfts } from '../../messages/enNfts.js'
import lists from '../../theme/lists.css?text'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import type { TabModule } from '../../viewModule.js'
import { NftGrid, SkeletonTiles } from './NftGrid.js'
import nftsCss from './nfts.css?text'
import { useAccountNfts } from './useAccountNfts.js'

/** So many tiles are held open until something is known. */
const TILES_TO_COME = 4

type Shown = NonNullable<ReturnType<typeof useAccountNfts>>

function NftsTab() {
  const shown = useAccountNfts()
  return shown ? <AccountNfts key={shown.caipAddress} {...shown} /> : null
}

function AccountNfts({ feed, network }: Shown) {
  const { messages } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const formatDate = useFormatDate()
  const { status, nfts, hasMore, source, at, stale, error } = useStore(feed.$state)
  const [showsSpam, setShowsSpam] = useState(false)
  useEffect(() => feed.watch(), [feed])
  const onEnd = useCallback(() => void feed.more(), [feed])
  const isLoading = status === 'idle' || status === 'loading'
  const genuine = nfts.filter(({ isSpam }) => !isSpam)
  const spam = nfts.filter(({ isSpam }) => isSpam)
  const again = (
    <Button kind="3" size="xs" isBusy={isLoading} onClick={() => void feed.refresh()}>
      <Icon node={RotateCw} className="fy-i fy-i--xs" />
      {messages.common.tryAgain}
    </Button>
  )
  return (
    <div aria-busy={isLoading}>
      <p className="fy-vh" role="status">
        {isLoading && !nfts.length ? texts.loading : ''}
      </p>
      {at !== undefined && nfts.length > 0 && !isLoading && (error || stale) && (
        <p className="fy-listnote" role={error ? 'status' : undefined}>
          {stale ? texts.stale(formatDate(at, 'time')) : texts.partly} {again}
        </p>
      )}
      {genuine.length > 0 && <NftGrid nfts={genuine} label={texts.label} hasMore={hasMore} onEnd={onEnd} />}
      {isLoading && at === undefined && <SkeletonTiles count={TILES_TO_COME} />}
      {status === 'ready' && hasMore && (
        <div className="fy-listnote">
          <Button kind="3" size="xs" onClick={onEnd}>
            {texts.more}
          </Button>
        </div>
      )}
      {spam.length > 0 && <Spam nfts={spam} isOpen={showsSpam} onToggle={() => setShowsSpam(!showsSpam)} />}
      {status === 'error' && (
        <div className="fy-empty" role="alert">
          <Mark node={Images} />
          <p className="fy-empty__t">{texts.failed}</p>
          <p className="fy-empty__p">{texts.failedText}</p>
          <div className="fy-empty__a">{again}</div>
        </div>
      )}
      {status === 'ready' && !nfts.length && !hasMore && <Nothing network={network} isKnown={source !== undefined} />}
    </div>
  )
}

/** What strangers put there, one press away. */
function Spam({ nfts, isOpen, onToggle }: { nfts: readonly Nft[]; isOpen: boolean; onToggle: () => void }) {
  const texts = useWalletTexts('nfts', enNfts)
  return (
    <>
      <button type="button" className="fy-row fy-fold" aria-expanded={isOpen} onClick={onToggle}>
        {texts.spam(nfts.length)}
        <Icon node={ChevronDown} className="fy-i fy-i--sm" />
      </button>
      {isOpen && (
        <NftGrid
          key={nfts.map(nftKey).join()}
          nfts={nfts}
          label={texts.spam(nfts.length)}
          hasMore={false}
          onEnd={() => {}}
        />
      )}
    </>
  )
}

/** There are none, or nobody could say. */
function Nothing({ network, isKnown }: Pick<Shown, 'network'> & { readonly isKnown: boolean }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const { address, connectedWalletInfo } = context.stores.accounts.get(network.chainNamespace)
  const explorer = isKnown || !address ? undefined : explorerUrl(network, { address })
  return (
    <div className="fy-empty">
      <Mark node={Images} />
      <p className="fy-empty__t">{isKnown ? texts.none : texts.unknown}</p>
      <p className="fy-empty__p">
        {isKnown ? texts.noneText(network.name) : texts.unknownText(connectedWalletInfo?.name ?? '', network.name)}
      </p>
      {explorer !== undefined && (
        <div className="fy-empty__a">
          <ExternalLink className="fy-link" href={explorer}>
            {texts.explorer}
          </ExternalLink>
        </div>
      )}
    </div>
  )
}

export const nftsTab: TabModule = { Component: NftsTab, sheets: [lists, nftsCss] }
