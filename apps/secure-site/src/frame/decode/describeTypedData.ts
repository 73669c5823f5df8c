import type { CallDescription } from '@foyer/core/internal/clear-signing'
import { texts } from '../../texts/texts'
import { createHiddenTextWarnings } from './createHiddenTextWarnings'
import type { TokenInfo } from './describeAllowance'
import { describeKnownTypedData } from './describeKnownTypedData'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import { readDomainFields, readMessageFields, type TypedData, type TypedDataField } from './readTypedData'
import type { Review, ReviewRow, ReviewWarning } from './review'
import { toDescriptionSection } from './toDescriptionSection'

interface TypedDataRequest {
  readonly account: string
  readonly chainId: number
  readonly token?: TokenInfo | undefined
  /** Description of the data by a signed descriptor. */
  readonly description?: CallDescription | undefined
}

/**
 * Describes typed data with every signed field. Throws for fields that would be shown but not signed, and for
 * unreadable data.
 */
export function describeTypedData(data: TypedData, { account, chainId, token, description }: TypedDataRequest): Review {
  const { typedData } = texts().messages
  const [domain, fields] = [readDomainFields(data), readMessageFields(data)]
  const known = describeKnownTypedData(data, fields, { account, token })
  const warnings: ReviewWarning[] = [
    ...(known?.warnings ?? []),
    ...createHiddenTextWarnings(...[...domain, ...fields].flatMap(({ path, value }) => [path, String(value)])),
  ]
  const named = domain.find(({ path }) => path === 'chainId')?.value
  if (named !== undefined && Number(named) !== chainId) {
    warnings.push({ level: 'bad', text: typedData.otherNetwork(toText(named), chainId) })
  }
  const type = escapeHiddenCharacters(data.primaryType)
  return {
    title: known?.title ?? typedData.sign(type),
    warnings,
    sections: [
      ...(known && known.rows.length > 0 ? [{ rows: known.rows }] : []),
      ...toDescriptionSection(description, { isKnown: known !== undefined, subject: 'message' }),
      { title: typedData.for, rows: domain.map(toRow) },
      { title: known ? typedData.allFields(type) : type, rows: fields.map(toRow) },
    ],
  }
}

function toRow({ path, value }: TypedDataField): ReviewRow {
  const text = toText(value)
  return { name: escapeHiddenCharacters(path), value: text, code: text.startsWith('0x') }
}

const toText = (value: unknown) => escapeHiddenCharacters(typeof value === 'string' ? value : String(value))
