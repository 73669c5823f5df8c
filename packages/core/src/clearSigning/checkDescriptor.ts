import type { Descriptor } from '@ethereum-sourcify/clear-signing'
import { type FormatSpec, listFields, listGroups, resolveField } from './descriptorFields.js'
import { parseSignature } from './parseSignature.js'

/** Major version of ERC-7730’s schema, as a descriptor’s `$schema` names it: `…/erc7730-v2.1.0.schema.json`. */
const SCHEMA_VERSION = /erc7730-v(\d+)/
const MAJOR = '2'
const ENUMS = '$.metadata.enums.'

const SHOWN_FORMATS: ReadonlySet<string> = new Set([
  ...['raw', 'amount', 'tokenAmount', 'nftName', 'date', 'duration', 'unit', 'enum', 'chainId'],
  ...['addressName', 'tokenTicker', 'calldata'],
])
const FORMATS: ReadonlySet<string> = new Set([...SHOWN_FORMATS, 'interoperableAddressName'])

/** Returns whether a descriptor keeps the rules of ERC-7730 by which a wallet has to treat it as invalid. */
export function isValidDescriptor(descriptor: Descriptor): boolean {
  const { $schema = '', includes, context, display } = descriptor
  const [, major = MAJOR] = SCHEMA_VERSION.exec($schema) ?? []
  if (major !== MAJOR || includes !== undefined) return false
  const formats = display?.formats ?? {}
  if (context?.contract && !areFunctionKeys(Object.keys(formats))) return false
  return Object.values(formats)
    .flatMap(({ fields }) => listFields(fields))
    .every((field) => {
      const whole = resolveField(field, descriptor)
      if (!whole || (whole.format !== undefined && !FORMATS.has(whole.format))) return false
      return whole.format !== 'enum' || hasEnum(descriptor, whole.params?.$ref)
    })
}

/** Checks that keys are written as ERC-7730 says, and that no two of them are the same function. */
function areFunctionKeys(keys: readonly string[]): boolean {
  if (keys.some((key) => /,\s|\s{2}|[(,]u?int[\s,)[]/.test(key))) return false
  const functions = keys.flatMap((key) => parseSignature(key)?.canonical ?? [])
  return new Set(functions).size === functions.length
}

const hasEnum = ({ metadata }: Descriptor, reference: string | undefined): boolean =>
  reference?.startsWith(ENUMS) === true && Object.hasOwn(metadata?.enums ?? {}, reference.slice(ENUMS.length))

/**
 * Returns whether the library shows all fields of a format as ERC-7730 says: it reads an array within a group with a
 * path as one outside of the group, and writes addresses of other chains (ERC-7930) as bytes.
 */
export const isShownFormat = ({ fields }: FormatSpec, descriptor: Descriptor): boolean =>
  listFields(fields).every((each) => SHOWN_FORMATS.has(resolveField(each, descriptor)?.format ?? '')) &&
  listGroups(fields).every(
    ({ path, fields: children = [] }) =>
      !path ||
      (/^[^[\]]+(\.\[\])?$/.test(path) && !children.some((each) => 'fields' in each || each.path?.includes('[]'))),
  )
