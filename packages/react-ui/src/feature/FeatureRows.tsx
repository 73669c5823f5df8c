import type { FeatureEntry, FeatureInstance, FeatureRowEntry } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Icon } from '../components/Icon.js'
import { Row } from '../components/Row.js'
import { useUi } from '../internal/UiContext.js'
import { getFeatureTexts } from './featureTexts.js'

export function FeatureRows({ on }: { readonly on: FeatureRowEntry['on'] }) {
  const ui = useUi()
  useStore(ui.deferred.$accounts)
  useStore(ui.deferred.$network)
  return ui.context.features.flatMap((feature) =>
    listOfferedEntries(feature, on, 'row').map((entry) => {
      const texts = getFeatureTexts(ui, feature.definition)
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
          onClick={() => entry.onPress(feature.featureContext)}
        />
      )
    }),
  )
}

/** Returns the feature's entries whose `isOffered` allows them; logs and omits one whose `isOffered` throws. */
export function listOfferedEntries(
  { definition, featureContext }: FeatureInstance,
  on: FeatureRowEntry['on'],
  as: NonNullable<FeatureRowEntry['as']>,
): readonly FeatureRowEntry[] {
  const isRow = (entry: FeatureEntry): entry is FeatureRowEntry => !('signInOptions' in entry)
  return (definition.entries ?? []).filter(isRow).filter((entry) => {
    if (entry.on !== on || (entry.as ?? 'row') !== as) return false
    try {
      return entry.isOffered?.(featureContext) ?? true
    } catch (cause) {
      featureContext.log('error', 'isOffered of a row threw', cause)
      return false
    }
  })
}
