import { texts } from '../../texts/texts'
import type { ActionDescription, Review, ReviewRow, ReviewSection, ReviewWarning } from './review'
import { toDescriptionSection } from './toDescriptionSection'

export interface ReviewContext {
  readonly network: { readonly name: string }
  readonly account: string
  readonly fee?: string | undefined
  /** Changes of balances in a simulation. */
  readonly simulated?: ReviewSection | undefined
  readonly warnings?: readonly ReviewWarning[]
}

export function toReview(
  deeds: readonly ActionDescription[],
  { network, account, fee, simulated, warnings = [] }: ReviewContext,
): Review {
  const { batch, rows: names } = texts().approvals
  const [only] = deeds
  const changes = simulated === undefined ? [] : [simulated]
  const about: ReviewRow[] = [
    // The fee must be visible without scrolling.
    ...(fee === undefined ? [] : [{ name: names.fee, value: fee }]),
    { name: names.network, value: network.name },
    { name: names.account, value: account, code: true },
  ]
  if (deeds.length === 1 && only !== undefined) {
    const data = only.data === undefined || only.data === '0x' ? [] : [fold(only.data)]
    const rows = only.rows.length > 0 ? [{ rows: only.rows }] : []
    const sections = [...rows, ...describe(only), ...changes, { rows: about }, ...data]
    return { title: only.title, warnings: [...only.warnings, ...warnings], sections }
  }
  const sections: ReviewSection[] = deeds.flatMap((deed, index) => [
    { title: batch.action(index + 1, deed.title), rows: deed.rows },
    ...describe(deed),
    ...(deed.data === undefined || deed.data === '0x' ? [] : [fold(deed.data)]),
  ])
  const all = deeds.flatMap((deed) => deed.warnings)
  const once = all.filter((each, index) => all.findIndex(({ text }) => text === each.text) === index)
  return {
    title: deeds.length === 0 ? batch.nothing : batch.actionsAtOnce(deeds.length),
    warnings: [...once, ...warnings],
    sections: [...sections, ...changes, { rows: about }],
  }
}

/** Calls that the frame decodes itself have no `data` in their words. */
const describe = ({ description, data }: ActionDescription) =>
  toDescriptionSection(description, { isKnown: data === undefined, subject: 'call' })

const fold = (data: string): ReviewSection => ({
  title: texts().approvals.rows.data,
  rows: [{ name: texts().approvals.rows.bytes, value: data, code: true }],
  folded: true,
})
