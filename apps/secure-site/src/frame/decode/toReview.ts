import type { Deed, Review, Row, Section, Warning } from './review'

export interface Frame {
  readonly network: { readonly name: string }
  readonly account: string
  readonly fee?: string | undefined
  readonly warnings?: readonly Warning[]
}

/** One or several deeds, with where they happen, on whose account and for which fee. */
export function toReview(deeds: readonly Deed[], { network, account, fee, warnings = [] }: Frame): Review {
  const [only] = deeds
  const about: Row[] = [
    // What it costs is seen without scrolling.
    ...(fee === undefined ? [] : [{ name: 'Fee', value: fee }]),
    { name: 'Network', value: network.name },
    { name: 'From', value: account, code: true },
  ]
  if (deeds.length === 1 && only !== undefined) {
    const data = only.data === undefined || only.data === '0x' ? [] : [fold(only.data)]
    const sections = [...(only.rows.length > 0 ? [{ rows: only.rows }] : []), { rows: about }, ...data]
    return { title: only.title, warnings: [...only.warnings, ...warnings], sections }
  }
  const sections: Section[] = deeds.flatMap(({ title, rows, data }, index) => [
    { title: `${index + 1}. ${title}`, rows },
    ...(data === undefined || data === '0x' ? [] : [fold(data)]),
  ])
  const all = deeds.flatMap((deed) => deed.warnings)
  const once = all.filter((each, index) => all.findIndex(({ text }) => text === each.text) === index)
  return {
    title: deeds.length === 0 ? 'Approve a transaction that does nothing' : `Do ${deeds.length} things at once`,
    warnings: [...once, ...warnings],
    sections: [...sections, { rows: about }],
  }
}

const fold = (data: string): Section => ({
  title: 'Data',
  rows: [{ name: 'Bytes', value: data, code: true }],
  folded: true,
})
