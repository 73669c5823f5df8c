import { chooseWallet, findWalletRow } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { getTrustedWalletId, WalletIcon } from '../components/WalletIcon.js'
import type { ConnectingMessages } from '../i18n/en.js'
import { formatList } from '../internal/formatList.js'
import { getWalletName } from '../internal/getWalletName.js'
import type { ViewModule, ViewProps } from '../internal/viewModule.js'
import { getNamespaceLabel } from './getNamespaceLabel.js'
import { useConnectingUi } from './useConnectingUi.js'

const MAX_NAMED = 3

export function ChooseNamespaceView({ params }: ViewProps<'ConnectingMultiChain'>) {
  const { context, messages } = useConnectingUi()
  const { connectors, connections, networks } = context.stores
  useStore(connectors.$all)
  useStore(connections.$connections)
  const row = findWalletRow(context, params?.walletId ?? '')
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
        <StatusScreen
          isTight
          picture={<WalletIcon walletId={row && getTrustedWalletId(row)} imageUrl={imageUrl} size={72} />}
          title={multi.title}
          text={multi.text(name)}
        />
        <Rows label={multi.title}>
          {steps.map((step) => {
            const [first, ...others] = networks.of(step.namespace)
            const isNamed = byName.includes(step.namespace)
            const names = listNames(
              [first, ...others].flatMap((each) => each?.name ?? []),
              messages,
            )
            return (
              first && (
                <Row
                  key={step.namespace}
                  icon={<NetworkIcon network={first} />}
                  title={titles[step.namespace] ?? getNamespaceLabel(messages, step.namespace)}
                  text={isNamed ? multi.byName(names) : names}
                  focusKey={`namespace:${step.namespace}`}
                  end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
                  onIntent={() => context.adapters.get(step.namespace)?.preload?.()}
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

function listNames(
  names: readonly string[],
  { language, multi: { more } }: ConnectingMessages & { readonly language: string },
): string {
  const listed = formatList(names.slice(0, MAX_NAMED), 'comma', language)
  return names.length > MAX_NAMED ? more(listed, names.length - MAX_NAMED) : listed
}

export const chooseNamespaceView: ViewModule<'ConnectingMultiChain'> = {
  Component: ChooseNamespaceView,
  title: ({ context }, params) => getWalletName(context, params?.walletId ?? ''),
}
