import { texts } from '../../texts/texts'
import type { TypedData, TypedDataField } from './readTypedData'
import type { ActionDescription, ReviewRow, ReviewWarning } from './review'

/** Matches delegations (ERC-7710), permissions (ERC-7715) and sessions by their type names. */
const DELEGATES =
  /^((Signed|Batch)?Delegations?|Caveats?|(Execution)?Permissions?(Request|Response|Context)?|(Chain|Multi-?[Cc]hain)?Session(Data|Key|s)?|Enable(Session|Mode|Module)?|UserOperation|PackedUserOperation)$/

export function describeDelegation(
  { primaryType, types }: TypedData,
  fields: readonly TypedDataField[],
): ActionDescription | undefined {
  const names = [primaryType, ...Object.keys(types)]
  if (!names.some((name) => DELEGATES.test(name))) return undefined
  const { title, canAct, noLimit } = texts().calls.delegation
  const limits = fields.filter(({ path }) => /(^|\.)caveats\.\d+\.enforcer$/.test(path)).length
  const hasCaveats = fields.some(({ path }) => /(^|\.)caveats(\.|$)/.test(path))
  const warnings: ReviewWarning[] = [bad(canAct), ...(hasCaveats && limits === 0 ? [bad(noLimit)] : [])]
  return { title, rows: fields.flatMap(toRow), warnings }
}

function toRow({ path, value }: TypedDataField): ReviewRow[] {
  const [, name] = /(?:^|\.)(delegate|delegator|sessionKey|signer|enforcer)$/.exec(path) ?? []
  const { delegate, delegator, key, limitedBy } = texts().calls.delegation.rows
  const titles: Readonly<Record<string, string>> = {
    delegate,
    delegator,
    sessionKey: key,
    signer: key,
    enforcer: limitedBy,
  }
  return name === undefined ? [] : [{ name: titles[name] ?? name, value: String(value), code: true }]
}

const bad = (text: string): ReviewWarning => ({ level: 'bad', text })
