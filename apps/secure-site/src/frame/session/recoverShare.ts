import { FrameError } from '../errors/FrameError'

const NAMES: Readonly<Record<string, string>> = { code: 'recovery code', password: 'password', passkey: 'passkey' }

/**
 * Gets a share from one of the user’s ways of recovery, for a device that has none.
 *
 * @param kinds kinds of the ways that the user has
 */
export async function recoverShare(kinds: readonly string[]): Promise<string> {
  const names = [...new Set(kinds)].flatMap((kind) => NAMES[kind] ?? [])
  const list = names.length === 0 ? 'way of recovery' : names.join(' or ')
  throw new FrameError(`Your wallet isn’t on this device. Opening it here needs your ${list}, or a device that has it.`)
}
