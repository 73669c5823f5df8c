import type { WalletFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Icon } from '../components/Icon.js'
import { useUi } from '../internal/UiContext.js'
import { listOfferedEntries } from './FeatureRows.js'
import { getFeatureTexts } from './featureTexts.js'

export function AccountActions({ label }: { readonly label: string }) {
  const ui = useUi()
  const { accounts, networks } = ui.context.stores
  useStore(accounts.$accounts)
  useStore(networks.$active)
  const order: readonly string[] = ui.context.options.features.walletFeaturesOrder
  const rankOf = (id: string) => {
    const at = order.indexOf(id as WalletFeature)
    return at < 0 ? order.length : at
  }
  const actions = ui.context.features
    .flatMap((feature) =>
      listOfferedEntries(feature, 'Account', 'action').map((entry) => ({ entry, feature, id: feature.definition.id })),
    )
    .sort((a, b) => rankOf(a.id) - rankOf(b.id))
  if (actions.length === 0) return null
  return (
    <fieldset className="fy-acts" aria-label={label}>
      {actions.map(({ entry, feature, id }) => (
        <button
          key={`${id}:${entry.title}`}
          type="button"
          className="fy-act"
          data-focus-key={`${id}:${entry.title}`}
          onClick={() => entry.onPress(feature.featureContext)}
        >
          <Icon node={[['path', { d: entry.icon }]]} strokeWidth={1.75} />
          {getFeatureTexts(ui, feature.definition)[entry.title] ?? entry.title}
        </button>
      ))}
    </fieldset>
  )
}
