import type { Network } from '@foyer/core'
import type { ReceiverState } from '@foyer/core/ui/send'
import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useWalletTexts } from '../../useWalletTexts.js'

interface WarningsProps {
  readonly receiver: Extract<ReceiverState, { status: 'ready' }>
  readonly network: Network
}

/** What to know of a receiver before something is sent there. */
export function Warnings({ receiver, network }: WarningsProps) {
  const first = useWalletTexts('send', enSend)
  const texts = useWalletTexts('sending', enSending)
  const { address, lookalike, past, seen, isSelf, isLost, isLookalikeName } = receiver
  const isNew = { never: texts.isNew(network.name), unseen: texts.isUnseen(seen), sent: '', unknown: '' }[past]
  return (
    <>
      {lookalike && (
        <Warning isBad>
          <b>{first.lookalike}</b>
          {first.lookalikeText}
          <dl className="fy-send__pair">
            <dt>{texts.lookalikeNew}</dt>
            <dd>
              <Marked address={address} from={lookalike.from} to={lookalike.to} />
            </dd>
            <dt>{texts.lookalikeKnown}</dt>
            <dd>
              <bdi dir="ltr">{lookalike.known}</bdi>
            </dd>
          </dl>
        </Warning>
      )}
      {isLookalikeName && <Warning isBad>{texts.lookalikeName}</Warning>}
      {isLost && <Warning isBad>{first.isLost}</Warning>}
      {isSelf ? <Warning>{texts.isSelf}</Warning> : !lookalike && !isLost && isNew && <Warning>{isNew}</Warning>}
    </>
  )
}

/** An address whose differing middle stands out. */
function Marked({ address, from, to }: { readonly address: string; readonly from: number; readonly to: number }) {
  return (
    <bdi dir="ltr">
      {address.slice(0, from)}
      <b className="fy-send__differs">{address.slice(from, to)}</b>
      {address.slice(to)}
    </bdi>
  )
}

function Warning({ children, isBad }: { readonly children: ReactNode; readonly isBad?: boolean }) {
  return (
    <div className={`fy-alert fy-alert--${isBad ? 'bad' : 'warn'}`} role={isBad ? 'alert' : 'note'}>
      <Icon node={TriangleAlert} className="fy-i fy-i--sm" />
      <div>{children}</div>
    </div>
  )
}
