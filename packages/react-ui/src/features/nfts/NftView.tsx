import type { Network, ViewParams } from '@foyer/core'
import { formatAddress } from '@foyer/core/ui'
import { type Nft, nftKey, toSendToken } from '@foyer/core/ui/nfts'
import { sending } from '@foyer/core/ui/send'
import { useStore } from '@nanostores/react'
import { ArrowUpRight, CircleAlert, TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enNfts } from '../../messages/enNfts.js'
import details from '../../theme/details.css?text'
import { useUi } from '../../UiContext.js'
import { useWalletTexts, walletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import type { ViewModule, ViewProps } from '../../viewModule.js'
import { LoadingView } from '../../views/LoadingView.js'
import { canSend } from './canSend.js'
import { NftPicture } from './NftPicture.js'
import nftsCss from './nfts.css?text'
import { useAccountNfts } from './useAccountNfts.js'

type Shown = NonNullable<ReturnType<typeof useAccountNfts>>

function NftView({ params }: ViewProps<'Nft'>) {
  const shown = useAccountNfts()
  return shown ? <Found key={shown.caipAddress} {...shown} params={params} /> : <LoadingView />
}

function Found({ feed, network, params }: Shown & { readonly params: ViewParams['Nft'] | undefined }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const { nfts, at, status } = useStore(feed.$state)
  useEffect(() => feed.watch(), [feed])
  const nft = nfts.find((each) => nftKey(each) === params?.nft)
  if (nft) return <OneNft nft={nft} network={network} />
  if (at === undefined && status !== 'error') return <LoadingView />
  return (
    <>
      <div className="fy-body">
        <StateScreen role="status" picture={<Mark node={CircleAlert} />} title={texts.gone} text={texts.goneText} />
      </div>
      <div className="fy-cta">
        <Button kind="1" onClick={() => context.stores.router.reset({ view: 'Account' })}>
          {texts.toAccount}
        </Button>
      </div>
    </>
  )
}

/** All that is known of one, and what can be done with it. */
function OneNft({ nft, network }: { readonly nft: Nft; readonly network: Network }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const [isSendable, setSendable] = useState(false)
  useEffect(() => {
    let isOver = false
    canSend(context, nft).then(
      (can) => !isOver && setSendable(can),
      (cause: unknown) => context.log('debug', 'Whether an NFT can be sent could not be told', cause),
    )
    return () => {
      isOver = true
    }
  }, [context, nft])
  const send = () => {
    const part = context.use(sending)
    // What is being sent already is what there is to see.
    part.begin()
    if (!part.$state.get().loading) part.chooseToken(toSendToken(nft))
    context.stores.router.push({ view: 'WalletSend' })
  }
  const { name, collection, description, traits, tokenId, address, isSpam } = nft
  return (
    <>
      <div className="fy-body fy-nft1">
        {isSpam && (
          <div className="fy-alert fy-alert--warn" role="note">
            <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
            <div>
              <b>{texts.spamTitle}</b>
              {texts.spamText}
            </div>
          </div>
        )}
        <NftPicture nft={nft} />
        <div>
          <h3 className="fy-nft1__name">
            <bdi>{name ?? texts.unnamed(tokenId ?? address)}</bdi>
          </h3>
          {collection !== undefined && (
            <p className="fy-nft1__of">
              <bdi>{collection}</bdi>
            </p>
          )}
        </div>
        {description !== undefined && (
          <p className="fy-nft1__text">
            <bdi>{description}</bdi>
          </p>
        )}
        {traits.length > 0 && (
          <section aria-label={texts.traits}>
            <p className="fy-label">{texts.traits}</p>
            <dl className="fy-traits">
              {traits.map(({ name: trait, value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: makers repeat themselves, and nothing moves
                <div key={index}>
                  <dt className="fy-trunc">
                    <bdi>{trait}</bdi>
                  </dt>
                  <dd className="fy-trunc">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <Details nft={nft} network={network} />
        <ListEnd />
      </div>
      {isSendable && (
        <div className="fy-cta">
          <Button kind={isSpam ? '2' : '1'} onClick={send}>
            <Icon node={ArrowUpRight} className="fy-i fy-i--sm" />
            {texts.send}
          </Button>
        </div>
      )}
    </>
  )
}

/** Where it lies, and where more is said of it. */
function Details({ nft, network }: { readonly nft: Nft; readonly network: Network }) {
  const texts = useWalletTexts('nfts', enNfts)
  const { address, tokenId, amount, externalUrl, isSpam } = nft
  const explorer = explorerUrl(network, { address, tokenId })
  const where = <bdi dir="ltr">{formatAddress(address)}</bdi>
  return (
    <section aria-label={texts.details}>
      <p className="fy-label">{texts.details}</p>
      <div className="fy-det">
        <dl className="fy-dl">
          {amount > 1n && (
            <div>
              <dt>{texts.amount}</dt>
              <dd>{String(amount)}</dd>
            </div>
          )}
          <div>
            <dt>{network.chainNamespace === 'solana' ? texts.mint : texts.contract}</dt>
            <dd>
              {explorer === undefined ? (
                where
              ) : (
                <ExternalLink className="fy-link" href={explorer}>
                  {where}
                </ExternalLink>
              )}
            </dd>
          </div>
          {tokenId !== undefined && (
            <div>
              <dt>{texts.tokenId}</dt>
              <dd>
                <bdi dir="ltr">{tokenId.length > 24 ? `${tokenId.slice(0, 10)}…${tokenId.slice(-10)}` : tokenId}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.network}</dt>
            <dd>
              <bdi>{network.name}</bdi>
            </dd>
          </div>
          {externalUrl !== undefined && !isSpam && (
            <div>
              <dt>{texts.website}</dt>
              <dd>
                <ExternalLink className="fy-link" href={externalUrl}>
                  <bdi dir="ltr">{new URL(externalUrl).hostname}</bdi>
                </ExternalLink>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

export const nftView: ViewModule<'Nft'> = {
  Component: NftView,
  sheets: [details, nftsCss],
  title: ({ messages }) => walletTexts(messages, 'nfts', enNfts).title,
}
