import type { ComposedFeature, Entry, RowEntry } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Icon } from '../components/Icon.js'
import { Row } from '../components/Row.js'
import { useUi } from '../UiContext.js'
import { featureTexts } from './featureTexts.js'

/** The rows that features add to a view of ours. */
export function FeatureRows({ on }: { readonly on: RowEntry['on'] }) {
  const ui = useUi()
  useStore(ui.held.$accounts)
  useStore(ui.held.$network)
  return ui.context.features.flatMap((feature) =>
    offeredEntries(feature, on, 'row').map((entry) => {
      const texts = featureTexts(ui, feature.definition)
      return (
        <Row
          key={`${feature.definition.id}:${entry.title}`}
          icon={
            <span className="fy-ic fy-ic--glyph" aria-hidden="true">
              <Icon node={[['path', { d: entry.icon }]]} strokeWidth={1.75} />
            </span>
          }
          title={texts[entry.title] ?? entry.title}
          text={entry.text === undefined ? undefined : (texts[entry.text] ?? entry.text)}
          focusKey={`${feature.definition.id}:${entry.title}`}
          end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          onClick={() => entry.onPress(feature.host)}
        />
      )
    }),
  )
}

/** Those that are offered now. A feature that fails to say so offers nothing. */
export function offeredEntries(
  { definition, host }: ComposedFeature,
  on: RowEntry['on'],
  as: NonNullable<RowEntry['as']>,
): readonly RowEntry[] {
  const isRow = (entry: Entry): entry is RowEntry => !('ways' in entry)
  return (definition.entries ?? []).filter(isRow).filter((entry) => {
    if (entry.on !== on || (entry.as ?? 'row') !== as) return false
    try {
      return entry.isOffered?.(host) ?? true
    } catch (cause) {
      host.log('error', 'Whether its row is offered could not be told', cause)
      return false
    }
  })
}
