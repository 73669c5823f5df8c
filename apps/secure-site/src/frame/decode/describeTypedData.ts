import { describeKnown, type KnownToken } from './knownTypedData'
import { type Field, readDomain, readMessage, type TypedData } from './readTypedData'
import type { Review, Row, Warning } from './review'
import { showText } from './showText'

/**
 * Typed data to sign: who it is for, and every field that is signed, by its types. Throws for a field that would be seen and
 * not signed, and for what cannot be read.
 */
export function describeTypedData(
  data: TypedData,
  { chainId, token }: { readonly chainId: number; readonly token?: KnownToken | undefined },
): Review {
  const [domain, fields] = [readDomain(data), readMessage(data)]
  const known = describeKnown(data, fields, token)
  const warnings: Warning[] = [...(known?.warnings ?? [])]
  const named = domain.find(({ path }) => path === 'chainId')?.value
  if (named !== undefined && Number(named) !== chainId) {
    warnings.push({ level: 'bad', text: `This is for network ${toText(named)}, and you are on ${chainId}.` })
  }
  const type = showText(data.primaryType)
  return {
    title: known?.title ?? `Sign ${type}`,
    warnings,
    sections: [
      ...(known && known.rows.length > 0 ? [{ rows: known.rows }] : []),
      { title: 'For', rows: domain.map(toRow) },
      { title: known ? `All fields of ${type}` : type, rows: fields.map(toRow) },
    ],
  }
}

function toRow({ path, value }: Field): Row {
  const text = toText(value)
  return { name: showText(path), value: text, code: text.startsWith('0x') }
}

const toText = (value: unknown) => showText(typeof value === 'string' ? value : String(value))
