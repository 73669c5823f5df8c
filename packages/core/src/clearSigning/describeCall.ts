import type {
  Descriptor,
  DisplayField,
  DisplayFieldGroup,
  DisplayModel,
  FormatOptions,
} from '@ethereum-sourcify/clear-signing'
import { eip712, format, formatTypedData } from '@ethereum-sourcify/clear-signing'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sanitizeText } from '../utils/sanitizeText.js'
import { isShownFormat } from './checkDescriptor.js'
import { type FormatSpec, listGroups } from './descriptorFields.js'
import { isCanonicalCalldata } from './isCanonicalCalldata.js'
import { parseSignature } from './parseSignature.js'
import { type InnerCall, prepareFormat } from './prepareFormat.js'
import { readMessage } from './readMessage.js'
import { readSignedDescriptors } from './readSignedDescriptors.js'
import { toFieldText, toSentence } from './toFieldText.js'
import type {
  CallDescription,
  DescribedCall,
  DescribedField,
  DescribedTypedData,
  DescriptionSource,
  TokenFacts,
} from './types.js'

const MAX_SENTENCE_LENGTH = 280
const MAX_INTENT_LENGTH = 60
const MAX_LABEL_LENGTH = 40
const MAX_VALUE_LENGTH = 160
const MAX_NAME_LENGTH = 60
const MAX_FIELDS = 16
const MAX_DATA_LENGTH = 100_000
const MAX_NESTED_CALLS = 2

const UNKNOWN: CallDescription = { status: 'unknown' }

/**
 * Says what a contract call does, from signed descriptors (ERC-7730, https://eips.ethereum.org/EIPS/eip-7730).
 * Rejects if the descriptors cannot be read.
 */
export const describeCall = (call: DescribedCall, source: DescriptionSource): Promise<CallDescription> =>
  describeNested(call, source, MAX_NESTED_CALLS)

// Descriptors need not name the sender and the coins of a call within a call.
type KnownCall = Omit<DescribedCall, keyof InnerCall> & InnerCall

async function describeNested(call: KnownCall, source: DescriptionSource, left: number): Promise<CallDescription> {
  const { chainId, to, data } = call
  if (data.length > MAX_DATA_LENGTH || !/^0x[\da-f]{8}/i.test(data)) return UNKNOWN
  const selector = data.slice(0, 10).toLowerCase()
  for (const descriptor of await readDescriptors(chainId, to, source)) {
    if (!descriptor.context?.contract) continue
    const formats = Object.entries(descriptor.display?.formats ?? {})
    const [signature, spec] = formats.find(([each]) => getSelector(each) === selector) ?? []
    if (signature === undefined || !spec) continue
    const decoded: CallDescription = { status: 'decoded', signature: sanitizeText(signature, MAX_VALUE_LENGTH) }
    if (!isCanonicalCalldata(signature, data) || !isShownFormat(spec, descriptor)) return decoded
    const prepared = prepareFormat(descriptor, signature)
    const id = toId(chainId, to)
    const index = { calldataIndex: { [id]: id }, typedDataIndex: {} }
    const { value, from } = call
    const model = await format(
      { chainId, to, data, ...(value !== undefined && { value }), ...(from !== undefined && { from }) },
      toOptions(prepared.descriptor, index, source),
    )
    const { fields, inner } = prepared.read(model)
    return (await toDescription({ ...model, fields }, { chainId, data, inner, spec, source, left })) ?? decoded
  }
  return UNKNOWN
}

/** Says what a signature of typed data (EIP-712) allows. Rejects if the descriptors cannot be read. */
export async function describeTypedData(data: DescribedTypedData, source: DescriptionSource): Promise<CallDescription> {
  const { domain, primaryType } = data
  const chainId = Number(domain.chainId)
  const { verifyingContract } = domain
  if (!Number.isSafeInteger(chainId) || typeof verifyingContract !== 'string') return UNKNOWN
  const id = toId(chainId, verifyingContract)
  const types = Object.fromEntries(Object.entries(data.types).map(([name, fields]) => [name, [...fields]]))
  const key = eip712.computeEncodeType(primaryType, types)
  const message = readMessageOrNothing(data)
  if (key === undefined || !message) return UNKNOWN
  for (const descriptor of await readDescriptors(chainId, verifyingContract, source)) {
    const spec = Object.entries(descriptor.display?.formats ?? {}).find(([each]) => each === key)?.[1]
    // The library does not check a domain by its hash.
    if (!descriptor.context?.eip712 || descriptor.context.eip712.domainSeparator !== undefined) continue
    if (!spec || !isShownFormat(spec, descriptor)) continue
    const prepared = prepareFormat(descriptor, key)
    const typedDataIndex = { [id]: { [primaryType]: [{ path: id, encodeTypeHashes: [toHash(key)] }] } }
    const model = await formatTypedData(
      { ...data, types, domain: { ...domain, chainId, verifyingContract }, message },
      toOptions(prepared.descriptor, { calldataIndex: {}, typedDataIndex }, source),
    )
    const { fields, inner } = prepared.read(model)
    const making = { chainId, data: undefined, inner, spec, source, left: MAX_NESTED_CALLS }
    const described = await toDescription({ ...model, fields }, making)
    if (described) return described
  }
  return UNKNOWN
}

function readMessageOrNothing({ types, primaryType, message }: DescribedTypedData) {
  try {
    return readMessage(types, primaryType, message)
  } catch {
    return undefined
  }
}

type RegistryIndex = Extract<
  NonNullable<FormatOptions['descriptorResolverOptions']>,
  { readonly type: 'custom' }
>['resolver']['index']

/** Gives the library one descriptor, once: it would decode calls within the call without checking their encoding. */
function toOptions(descriptor: Descriptor, index: RegistryIndex, source: DescriptionSource): FormatOptions {
  let isGiven = false
  const fetchDescriptor = async () => {
    if (isGiven) throw new Error('Calls within a call are described one by one')
    isGiven = true
    return descriptor
  }
  return {
    externalDataProvider: toProvider(source, descriptor),
    descriptorResolverOptions: { type: 'custom', resolver: { index, fetchDescriptor } },
  }
}

async function readDescriptors(
  chainId: number,
  contract: string,
  source: DescriptionSource,
): Promise<readonly Descriptor[]> {
  const address = contract.toLowerCase()
  if (!/^0x[\da-f]{40}$/.test(address)) return []
  const file = await source.read(chainId, address)
  if (file === undefined || file === null) return []
  try {
    const { descriptors, dropped } = await readSignedDescriptors(file, { key: source.key, chainId, address })
    if (dropped > 0) source.warn(`${dropped} descriptions of ${address} do not fit ERC-7730 and are ignored`)
    return descriptors
  } catch (error) {
    source.warn(`${error instanceof Error ? error.message : 'The file of descriptions is invalid'}: it is ignored`)
    return []
  }
}

interface Making {
  readonly chainId: number
  /** Calldata. Absent for typed data. */
  readonly data: string | undefined
  readonly inner: readonly InnerCall[]
  readonly spec: FormatSpec
  readonly source: DescriptionSource
  readonly left: number
}

interface ShownField {
  readonly field: DescribedField
  /** False for free text, which could pretend to be part of the sentence, and for a number without decimals. */
  readonly isPlain: boolean
}

/** Returns undefined where the library could not show every field that the descriptor wants shown. */
async function toDescription(model: DisplayModel, making: Making): Promise<CallDescription | undefined> {
  const { intent, interpolatedIntent, fields = [], metadata, warnings = [] } = model
  const words = typeof intent === 'string' ? intent : listIntent(intent)
  if (!words || warnings.some(({ code }) => code !== 'INTERPOLATION_ERROR')) return undefined
  const shown: ShownField[] = []
  let calls = 0
  for (const each of fields) {
    const isSingle = !('fields' in each)
    for (const field of isSingle ? [each] : listGroup(each)) {
      const inner = isSingle && field.format === 'calldata' ? making.inner[calls++] : undefined
      const left = shown.length < MAX_FIELDS ? making.left : 0
      const read = await toField(field, inner, { ...making, left })
      if (!read) return undefined
      shown.push(read)
    }
  }
  const sentence = sanitizeText(toSentence(interpolatedIntent ?? ''), MAX_SENTENCE_LENGTH + 1)
  // The library writes fields of a group by their names within it, which another field may have too.
  const isClear = shown.every(({ isPlain }) => isPlain) && !listGroups(making.spec.fields).some(({ path }) => path)
  return {
    status: 'described',
    sentence: sentence !== '' && sentence.length <= MAX_SENTENCE_LENGTH && isClear ? sentence : undefined,
    intent: sanitizeText(words, MAX_INTENT_LENGTH),
    fields: shown.slice(0, MAX_FIELDS).map(({ field }) => field),
    more: Math.max(0, shown.length - MAX_FIELDS),
    owner: sanitizeText(metadata?.owner ?? '', MAX_NAME_LENGTH) || undefined,
  }
}

const listIntent = (intent: Readonly<Record<string, string>> = {}): string =>
  Object.entries(intent)
    .map((pair) => pair.join(': '))
    .join(', ')

const listGroup = ({ label, fields }: DisplayFieldGroup): DisplayField[] =>
  fields.map((each) => ({ ...each, label: [label, each.separator, each.label].filter(Boolean).join(', ') }))

async function toField(
  shown: DisplayField,
  inner: InnerCall | undefined,
  { chainId, data, source, left }: Making,
): Promise<ShownField | undefined> {
  const label = sanitizeText(shown.label, MAX_LABEL_LENGTH)
  const { embeddedCalldata, fieldType } = shown
  const read = toFieldText(shown, data)
  if (!read) return undefined
  const callee = embeddedCalldata?.callee
  if (!embeddedCalldata || callee === undefined) {
    const isPlain = read.isPlain && fieldType !== 'string' && fieldType !== 'bytes'
    return { field: { label, value: sanitizeText(read.text, MAX_VALUE_LENGTH) }, isPlain }
  }
  const { value, from } = inner ?? {}
  const call = { chainId: embeddedCalldata.chainId ?? chainId, to: callee, data: shown.value, value, from }
  const described = left === 0 ? UNKNOWN : await describeNested(call, source, left - 1)
  const text = described.status === 'described' ? (described.sentence ?? toList(described)) : undefined
  return { field: { label, value: text ?? toShort(shown.value, callee) }, isPlain: false }
}

function toList({ intent, fields, more }: Extract<CallDescription, { readonly status: 'described' }>): string {
  const parts = [intent, ...fields.map(({ label, value }) => `${label}: ${value}`)]
  return sanitizeText([...parts, ...(more > 0 ? [`+ ${more}`] : [])].join('; '), MAX_SENTENCE_LENGTH * 2)
}

const toShort = (data: string, callee: string) => `${sanitizeText(data, MAX_INTENT_LENGTH)} → ${callee}`

function toProvider(
  { findToken, findNetwork }: DescriptionSource,
  descriptor: Descriptor,
): NonNullable<FormatOptions['externalDataProvider']> {
  return {
    async resolveToken(chainId, address) {
      const token = (await findToken(chainId, address.toLowerCase())) ?? getOwnToken(descriptor, chainId, address)
      return token ? { name: token.symbol, ...token } : null
    },
    async resolveChainInfo(chainId) {
      const network = findNetwork(chainId)
      return network ? { name: network.name, nativeCurrency: { name: network.coin.symbol, ...network.coin } } : null
    },
  }
}

/** Returns the described contract’s token, which a descriptor names where the contract does not. */
function getOwnToken({ context, metadata }: Descriptor, chainId: number, address: string): TokenFacts | undefined {
  const { ticker, decimals } = metadata?.token ?? {}
  const deployments = [...(context?.contract?.deployments ?? []), ...(context?.eip712?.deployments ?? [])]
  const isOwn = deployments.some(
    (each) => each.chainId === chainId && each.address?.toLowerCase() === address.toLowerCase(),
  )
  return isOwn && ticker && decimals !== undefined ? { symbol: ticker, decimals } : undefined
}

const toId = (chainId: number, address: string) => `eip155:${chainId}:${address.toLowerCase()}`
const toHash = (text: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`

function getSelector(signature: string): string | undefined {
  const canonical = parseSignature(signature)?.canonical
  return canonical === undefined ? undefined : toHash(canonical).slice(0, 10)
}
