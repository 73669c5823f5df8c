import type { Descriptor, DisplayModel } from '@ethereum-sourcify/clear-signing'
import { type FieldSpec, resolveField } from './descriptorFields.js'

/** Coin and sender of a call within a call. Undefined where the descriptor does not name them. */
export interface InnerCall {
  readonly value: bigint | undefined
  readonly from: string | undefined
}

interface Slot {
  readonly value: number | undefined
  readonly from: number | undefined
}

export interface PreparedFormat {
  readonly descriptor: Descriptor
  /** Separates the fields that the descriptor wants shown, and says what each call within the call gets. */
  read(model: DisplayModel): {
    readonly fields: NonNullable<DisplayModel['fields']>
    readonly inner: readonly InnerCall[]
  }
}

/**
 * Adds to a format the amounts and senders that its calls within the call name, because the library keeps them to
 * itself. They stand before the other fields, which therefore win in a sentence.
 */
export function prepareFormat(descriptor: Descriptor, key: string): PreparedFormat {
  const spec = descriptor.display?.formats?.[key]
  const added: FieldSpec[] = []
  const add = (constant: string | undefined, path: string | undefined): number | undefined => {
    if (path?.includes('[]')) return undefined
    const given = constant ?? path
    if (given === undefined) return undefined
    const source = /^(0x[\da-f]+|\d+)$/i.test(given) ? { value: given } : { path: given }
    return added.push({ ...source, label: 'Inner', format: 'raw' }) - 1
  }
  const calls = (spec?.fields ?? [])
    .flatMap((each) => ('fields' in each ? [] : (resolveField(each, descriptor) ?? [])))
    .filter(({ format, path, visible }) => format === 'calldata' && !path?.includes('[]') && visible !== 'never')
  // A field that may be hidden would shift the others.
  const known = calls.some(({ visible }) => typeof visible === 'object') ? [] : calls
  const slots = known.map(
    ({ params = {} }): Slot => ({
      value: add(params.amount, params.amountPath),
      from: add(params.spender, params.spenderPath),
    }),
  )
  const fields = [...added, ...(spec?.fields ?? [])]
  const formats = { ...descriptor.display?.formats, [key]: { ...spec, fields } }
  return {
    descriptor: { ...descriptor, display: { ...descriptor.display, formats } },
    read({ fields: shown = [] }) {
      const values = shown.slice(0, added.length).map((each) => ('fields' in each ? '' : each.value))
      return {
        fields: shown.slice(added.length),
        inner: slots.map(({ value, from }) => ({
          value: value === undefined ? undefined : toAmount(values[value]),
          from: from === undefined ? undefined : toAddress(values[from]),
        })),
      }
    },
  }
}

const toAmount = (text = ''): bigint | undefined => (/^(0x[\da-f]+|\d+)$/i.test(text) ? BigInt(text) : undefined)
const toAddress = (text = ''): string | undefined => /^0x[\da-f]{40}$/i.exec(text)?.[0]
