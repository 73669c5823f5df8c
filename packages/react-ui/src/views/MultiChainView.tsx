import { chooseWallet, findRow } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { StateScreen } from '../components/StateScreen.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { pictureIdOf } from '../utils/pictureIdOf.js'
import { walletNameOf } from '../utils/walletNameOf.js'
import type { ViewModule, ViewProps } from '../viewModule.js'
import { namespaceLabel } from './namespaceLabel.js'
import { useConnectingUi } from './useConnectingUi.js'

/** Names of networks that are said before the rest is counted. */
const NAMED = 3

/** A wallet that works with several kinds of networks: with which it is connected, or with all of them. */
export function MultiChainView({ params }: ViewProps<'ConnectingMultiChain'>) {
  const { context, messages } = useConnectingUi()
  const { connectors, connections, networks } = context.stores
  useStore(connectors.$all)
  useStore(connections.$connections)
  const row = findRow(context, params?.walletId ?? '')
  const { multi } = messages
  const titles: Readonly<Record<string, string | undefined>> = multi.namespaces
  const { name = '', imageUrl, walletIds = {}, byName = [] } = row ?? {}
  const steps = (row?.namespaces ?? [])
    .map((namespace) => ({ namespace, walletId: walletIds[namespace] ?? '' }))
    .filter(({ namespace, walletId }) => !connections.live(namespace, walletId))
  const { adding } = params ?? {}
  return (
    <>
      <div className="fy-body fy-body--list">
        <StateScreen
          isTight
          picture={<WalletIcon walletId={row && pictureIdOf(row)} imageUrl={imageUrl} size={72} />}
          title={multi.title}
          text={multi.text(name)}
        />
        <Rows label={multi.title}>
          {steps.map((step) => {
            const [first, ...others] = networks.of(step.namespace)
            const isNamed = byName.includes(step.namespace)
            const names = listNames(
              [first, ...others].flatMap((each) => each?.name ?? []),
              multi.more,
            )
            return (
              first && (
                <Row
                  key={step.namespace}
                  icon={<NetworkIcon network={first} />}
                  title={titles[step.namespace] ?? namespaceLabel(messages, step.namespace)}
                  text={isNamed ? multi.byName(names) : names}
                  isWhole={isNamed}
                  focusKey={`namespace:${step.namespace}`}
                  end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
                  onPoint={() => context.adapters.get(step.namespace)?.preload?.()}
                  onClick={() => void chooseWallet(context, { ...step, adding })}
                />
              )
            )
          })}
        </Rows>
      </div>
      {steps[0] && steps.length > 1 && (
        <div className="fy-cta">
          <Button kind="2" onClick={() => steps[0] && void chooseWallet(context, { ...steps[0], adding, steps })}>
            {multi.all(steps.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function listNames(names: readonly string[], more: (names: string, count: number) => string): string {
  const said = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? more(said, names.length - NAMED) : said
}

export const multiChainView: ViewModule<'ConnectingMultiChain'> = {
  Component: MultiChainView,
  title: ({ context }, params) => walletNameOf(context, params?.walletId ?? ''),
}
