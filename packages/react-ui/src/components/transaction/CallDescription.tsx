import type { CallDescription as Description } from '@foyer/core/internal/send'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'

interface CallDescriptionProps {
  readonly description: Description | undefined
}

/** Shows what a signed descriptor says of a call, beside its amounts and its simulation. */
export function CallDescription({ description }: CallDescriptionProps) {
  const texts = useWalletTexts('asking', enTransaction)
  if (!description) return null
  if (description.status === 'unknown') return <p className="fy-note">{texts.undescribed}</p>
  const rows =
    description.status === 'decoded'
      ? [{ label: texts.calledFunction, value: description.signature }]
      : [
          ...(description.sentence === undefined ? description.fields : []),
          ...(description.owner === undefined ? [] : [{ label: texts.contractOf, value: description.owner }]),
        ]
  return (
    <div className="fy-det">
      <p className="fy-label">{texts.described}</p>
      {description.status === 'described' && (
        <p className="fy-note">
          <bdi>{description.sentence ?? description.intent}</bdi>
        </p>
      )}
      {rows.length > 0 && (
        <dl className="fy-dl">
          {rows.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the list is drawn anew as a whole
            <div key={`${index} ${label}`}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          {description.status === 'described' && description.sentence === undefined && description.more > 0 && (
            <div>
              <dt>…</dt>
              <dd>+{description.more}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}
