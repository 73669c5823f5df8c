import type { Network, ViewParams } from '@foyer/core'
import { formatAddress, type ModalContext } from '@foyer/core/internal/modal'
import { type Nft, toNftKey, toSendToken } from '@foyer/core/internal/nfts'
import { getSendNamespaces, sendController } from '@foyer/core/internal/send'
import { useStore } from '@nanostores/react'
import { ArrowUpRight, CircleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { Warning } from '../../components/transaction/Warning.js'
import { getWalletTexts, useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { useUi } from '../../internal/UiContext.js'
import type { ViewModule, ViewProps } from '../../internal/viewModule.js'
import details from '../../shell/theme/details.css?text'
import { LoadingView } from '../../views/LoadingView.js'
import { NftImage, useAccountNfts } from './NftGrid.js'
import nftsCss from './nfts.css?text'
import { enNfts } from './texts.js'

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
  const nft = nfts.find((each) => toNftKey(each) === params?.nft)
  if (nft) return <OneNft nft={nft} network={network} />
  if (at === undefined && status !== 'error') return <LoadingView />
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="status"
          picture={<IconBadge node={CircleAlert} />}
          title={texts.gone}
          text={texts.goneText}
        />
      </div>
      <div className="fy-cta">
        <Button kind="1" onClick={() => context.stores.router.reset({ view: 'Account' })}>
          {texts.toAccount}
        </Button>
      </div>
    </>
  )
}

function OneNft({ nft, network }: { readonly nft: Nft; readonly network: Network }) {
  const { context } = useUi()
  const texts = useWalletTexts('nfts', enNfts)
  const [isSendable, setSendable] = useState(false)
  useEffect(() => {
    let isOver = false
    canSend(context, nft).then(
      (can) => !isOver && setSendable(can),
      (cause: unknown) => context.log('debug', 'Failed to check whether an NFT can be sent', cause),
    )
    return () => {
      isOver = true
    }
  }, [context, nft])
  const send = () => {
    const part = context.use(sendController)
    // While another transfer is being submitted, shows that transfer instead of choosing this NFT.
    part.begin()
    if (!part.$state.get().loading) part.chooseToken(toSendToken(nft))
    context.stores.router.push({ view: 'WalletSend' })
  }
  const { name, collection, description, traits, tokenId, address, isSpam } = nft
  return (
    <>
      <div className="fy-body fy-nft1">
        {isSpam && (
          <Warning>
            <b>{texts.spamTitle}</b>
            {texts.spamText}
          </Warning>
        )}
        <NftImage nft={nft} />
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
        <ListEndFade />
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

function Details({ nft, network }: { readonly nft: Nft; readonly network: Network }) {
  const texts = useWalletTexts('nfts', enNfts)
  const { address, tokenId, amount, externalUrl, isSpam } = nft
  const explorer = getExplorerUrl(network, { address, tokenId })
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
  title: ({ messages }) => getWalletTexts(messages, 'nfts', enNfts).title,
}

/** Returns whether the token's kind, its network, the wallet and the app's options allow sending. */
async function canSend({ options, adapters, stores }: ModalContext, nft: Nft): Promise<boolean> {
  const namespace = stores.networks.find(nft.caipNetworkId)?.chainNamespace ?? ''
  const isOn = getSendNamespaces(options).includes(namespace)
  const connection = stores.connections.active(namespace)?.connection
  if (!nft.standard || !isOn || !connection?.sendTransaction) return false
  const chainReader = await adapters.get(namespace)?.chainReader?.()
  return chainReader?.transfers?.nfts?.includes(nft.standard) ?? false
}
