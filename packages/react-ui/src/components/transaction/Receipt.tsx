import type { Network } from '@foyer/core'
import { formatHash } from '@foyer/core/internal/modal'
import type { ReactNode } from 'react'
import { enSend } from '../../i18n/enSend.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { Avatar } from '../Avatar.js'
import { Button } from '../Button.js'
import { ExternalLink } from '../ExternalLink.js'
import { StatusScreen } from '../StatusScreen.js'
import { TransferDiagram, type TransferDiagramProps } from './TransferDiagram.js'

export interface ReceiptProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** `bad` if the transaction failed, `warn` if its outcome is unknown. */
  readonly status: TransferDiagramProps['status']
  readonly icon: ReactNode
  readonly receiver: string
  readonly to: ReactNode
  /** Undefined until the wallet reports the hash of its calls. */
  readonly hash: string | undefined
  /** Hosts of the nodes that reported the status. A single one is shown, because no other node confirms it. */
  readonly sources?: readonly string[] | undefined
  readonly network: Network
  readonly onDone: () => void
}

export function Receipt(props: ReceiptProps) {
  const { title, text, status, icon, receiver, to, hash, sources, network, onDone } = props
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enTransferReview)
  const isBad = status === 'bad' || status === 'warn'
  const explorer = hash === undefined ? undefined : getExplorerUrl(network, { hash })
  const name = hash !== undefined && <bdi dir="ltr">{formatHash(hash)}</bdi>
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          // Another key remounts the screen, so that screen readers read an error at once.
          key={isBad ? status : undefined}
          role={isBad ? 'alert' : 'status'}
          picture={<TransferDiagram key={status} from={icon} to={<Avatar address={receiver} />} status={status} />}
          title={title}
          text={text}
        />
        <div className="fy-det">
          <dl className="fy-dl">
            <div>
              <dt>{first.to}</dt>
              <dd>{to}</dd>
            </div>
            {name && (
              <div>
                <dt>{texts.transaction}</dt>
                <dd>
                  {explorer === undefined ? (
                    name
                  ) : (
                    <ExternalLink className="fy-link" href={explorer}>
                      {name}
                    </ExternalLink>
                  )}
                </dd>
              </div>
            )}
            {sources?.length === 1 && (
              <div>
                <dt>{texts.accordingTo}</dt>
                <dd>
                  <bdi dir="ltr">{sources[0]}</bdi>
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className="fy-cta">
        <Button kind="1" isFocused onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
