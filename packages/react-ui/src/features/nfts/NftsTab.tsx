import { type Nft, toNftKey } from '@foyer/core/internal/nfts'
import { useStore } from '@nanostores/react'
import { ChevronDown, Images, RotateCw } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { getAccountWalletName } from '../../internal/getWalletName.js'
import { useUi } from '../../internal/UiContext.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import type { TabModule } from '../../internal/viewModule.js'
import lists from '../../shell/theme/lists.css?text'
import { NftGrid, SkeletonTiles, useAccountNfts } from './NftGrid.js'
import nftsCss from './nfts.css?text'
import { enNfts } from './texts.js'

const SKELETON_TILES = 4

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
      {genuine.length > 0 && <NftGrid nfts={genuine} label={texts.label} hasMore={hasMore} onEnd={onEnd} />}
      {isLoading && at === undefined && <SkeletonTiles count={SKELETON_TILES} />}
      {status === 'ready' && hasMore && (
        <div className="fy-listnote">
          <Button kind="3" size="xs" onClick={onEnd}>
            {texts.more}
          </Button>
        </div>
      )}
      {spam.length > 0 && <Spam nfts={spam} isOpen={showsSpam} onToggle={() => setShowsSpam(!showsSpam)} />}
      {at !== undefined && nfts.length > 0 && !isLoading && (error || stale) && (
        <p className="fy-listnote" role={error ? 'status' : undefined}>
          {stale ? texts.stale(formatDate(at, 'time')) : texts.partly} {again}
        </p>
      )}
      {status === 'error' && (
        <div className="fy-empty" role="alert">
          <IconBadge node={Images} />
          <p className="fy-empty__t">{texts.failed}</p>
          <p className="fy-empty__p">{texts.failedText}</p>
          <div className="fy-empty__a">{again}</div>
        </div>
      )}
      {status === 'ready' && !nfts.length && !hasMore && <Nothing network={network} isKnown={source !== undefined} />}
    </div>
  )
}

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
          key={nfts.map(toNftKey).join()}
          nfts={nfts}
          label={texts.spam(nfts.length)}
          hasMore={false}
          onEnd={() => {}}
        />
      )}
    </>
  )
}

function Nothing({ network, isKnown }: Pick<Shown, 'network'> & { readonly isKnown: boolean }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('nfts', enNfts)
  const account = context.stores.accounts.get(network.chainNamespace)
  const { address } = account
  const explorer = isKnown || !address ? undefined : getExplorerUrl(network, { address })
  return (
    <div className="fy-empty">
      <IconBadge node={Images} />
      <p className="fy-empty__t">{isKnown ? texts.none : texts.unknown}</p>
      <p className="fy-empty__p">
        {isKnown
          ? texts.noneText(network.name)
          : texts.unknownText(getAccountWalletName(account, messages), network.name)}
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
