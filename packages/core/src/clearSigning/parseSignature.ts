/** Describes a type of Solidity's ABI by its name. A tuple has parts, an array an element. */
export interface AbiType {
  readonly name: string
  readonly parts?: readonly AbiType[] | undefined
  readonly element?: AbiType | undefined
  /** Length of a fixed array. */
  readonly size?: number | undefined
}

const MAX_DEPTH = 8
const VALUE =
  /^(address|bool|string|bytes([1-9]|[12]\d|3[0-2])?|u?int(8|16|24|32|40|48|56|64|72|80|88|96|1[0-9]{2}|2[0-5]\d)?)$/
const MAX_FIXED_LENGTH = 256

export interface ParsedSignature {
  /** Name and types alone, whose hash begins with the selector: `transfer(address,uint256)`. */
  readonly canonical: string
  readonly types: readonly AbiType[]
}

/**
 * Reads a function with its types, and names or none: `transfer(address to,uint256 value)`. Undefined for a text that
 * is not understood.
 */
export function parseSignature(signature: string): ParsedSignature | undefined {
  const [, name, list = ''] = /^([A-Za-z_$][\w$]*)\(([\w$ ,()[\]]*)\)$/.exec(signature.trim()) ?? []
  const types = name === undefined ? undefined : parseList(list, MAX_DEPTH)
  return types && { canonical: `${name}(${types.map((type) => type.name).join(',')})`, types }
}

function parseList(list: string, depth: number): readonly AbiType[] | undefined {
  const types = splitList(list)?.map((each) => parseType(each.trim(), depth))
  return types?.every((type) => type !== undefined) ? types.flatMap((type) => type ?? []) : undefined
}

function parseType(text: string, depth: number): AbiType | undefined {
  if (depth < 0) return undefined
  const end = text.startsWith('(') ? findEnd(text) : text.search(/[[\s]|$/)
  if (end < 0) return undefined
  const base = text.slice(0, end)
  const [, lengths] = /^((?:\[\d*\])*)(?:\s+[\w$ ]*)?$/.exec(text.slice(end)) ?? []
  if (lengths === undefined) return undefined
  const parts = base.startsWith('(') ? parseList(base.slice(1, -1), depth - 1) : undefined
  if (base.startsWith('(') ? parts === undefined : !VALUE.test(base)) return undefined
  let type: AbiType = { name: parts ? `(${parts.map(({ name }) => name).join(',')})` : base, parts }
  for (const [, length] of lengths.matchAll(/\[(\d*)\]/g)) {
    const size = length ? Number(length) : undefined
    if (size !== undefined && size > MAX_FIXED_LENGTH) return undefined
    type = { name: `${type.name}[${length}]`, element: type, size }
  }
  return type
}

/** Splits at the commas that are outside of brackets. Undefined if the brackets do not match. */
function splitList(list: string): readonly string[] | undefined {
  if (list.trim() === '') return []
  const items: string[] = []
  let [depth, from] = [0, 0]
  for (const [index, character] of [...list].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return undefined
    if (character !== ',' || depth > 0) continue
    items.push(list.slice(from, index))
    from = index + 1
  }
  return depth === 0 ? [...items, list.slice(from)] : undefined
}

/** Returns the position after the bracket that closes the first one. */
function findEnd(text: string): number {
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  return -1
}
