import type { Network } from '@foyer/core'
import { formatHash } from '@foyer/core/ui'
import { TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { Button } from '../Button.js'
import { ExternalLink } from '../ExternalLink.js'
import { Mark } from '../Mark.js'
import { StateScreen } from '../StateScreen.js'

export interface ReceiptProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** Did not come about, or nobody knows what did. @default it is on its way, or there */
  readonly tone?: 'bad' | 'warn' | undefined
  readonly to: ReactNode
  readonly hash: string
  readonly network: Network
  readonly onDone: () => void
}

/** What was sent, what became of it, to whom, and by which transaction. */
export function Receipt({ title, text, tone, to, hash, network, onDone }: ReceiptProps) {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const explorer = explorerUrl(network, { hash })
  const name = <bdi dir="ltr">{formatHash(hash)}</bdi>
  return (
    <>
      <div className="fy-body">
        <StateScreen
          // What went wrong is told at once, in a place of its own.
          key={tone}
          role={tone ? 'alert' : 'status'}
          picture={tone ? <Mark node={tone === 'bad' ? X : TriangleAlert} tone={tone} /> : <Mark tone="ok" />}
          title={title}
          text={text}
        />
        <div className="fy-det">
          <dl className="fy-dl">
            <div>
              <dt>{first.to}</dt>
              <dd>{to}</dd>
            </div>
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
