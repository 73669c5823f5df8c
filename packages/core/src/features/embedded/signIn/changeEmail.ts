import { AUTH_WALLET_ID } from '../../../constants.js'
import type { ModalContext } from '../../../context.js'
import { ModalError } from '../../../errors/ModalError.js'
import { track } from '../../../flows/track.js'
import { approval } from '../approval.js'
import { embeddedError } from '../embeddedError.js'
import { loadEmbedded } from '../loadEmbedded.js'
import { createLoginMemory } from '../loginMemory.js'
import { readEmail } from './cooldown.js'
import { rethrowCooldown, toCodeError } from './loginWithEmail.js'

/** As wallets say it. */
const REJECTED = 4001

/** Which address a code was sent to: the one that is left, or the new one. */
export type EmailChangeAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/**
 * Begins to change the address of the embedded wallet; the visitor is asked in its frame. Rejects with `EMAIL_INVALID`,
 * `NOT_SIGNED_IN`, `EMAIL_COOLDOWN`.
 */
export async function askEmailChange(
  context: ModalContext,
  { email: text, signal }: { readonly email: string; readonly signal?: AbortSignal | undefined },
): Promise<EmailChangeAction> {
  const email = readEmail(text)
  if (!signedInNamespaces(context).length) throw embeddedError('NOT_SIGNED_IN')
  const embedded = await loadEmbedded(context)
  track(context, 'EMAIL_EDIT')
  const cover = await context.use(approval).reveal()
  try {
    const { action } = await embedded.ask((client) => client.updateEmail(email, { signal })).catch(rethrowRefusal)
    return action
  } finally {
    cover()
  }
}

/** The code of the address that is left. A code to the new one follows. Rejects with `CODE_WRONG` or `CODE_EXPIRED`. */
export async function verifyOldEmail(context: ModalContext, { code }: { readonly code: string }): Promise<void> {
  const embedded = await loadEmbedded(context)
  await embedded.ask((client) => client.updateEmailPrimaryOtp(code)).catch(rethrowCode)
}

/** An address that was proved. */
export interface ProvedEmail {
  readonly newEmail: string
  /** When it becomes the visitor's, where it has not: until then it can be stopped from the old one. Milliseconds since 1970. */
  readonly from?: number | undefined
}

/** The code of the new address. Gives that address, which is the visitor's from now on, or from the time that it says. */
export async function verifyNewEmail(context: ModalContext, { code }: { readonly code: string }): Promise<ProvedEmail> {
  const embedded = await loadEmbedded(context)
  const proved = await embedded.ask((client) => client.updateEmailSecondaryOtp(code)).catch(rethrowCode)
  if (proved.from === undefined) takeEmail(context, proved.newEmail)
  return proved
}

/** The address that the secure site has on record now: a change may have been confirmed elsewhere. */
export async function readCurrentEmail(context: ModalContext): Promise<string | undefined> {
  const embedded = await loadEmbedded(context)
  const { email } = await embedded.ask((client) => client.getUser())
  return email ?? undefined
}

/** The page shows the new address everywhere. */
export function takeEmail(context: ModalContext, email: string): void {
  const { accounts } = context.stores
  createLoginMemory(context.services.storage).set('email', email)
  for (const namespace of signedInNamespaces(context)) {
    accounts.update(namespace, { user: { ...accounts.get(namespace).user, email } })
  }
}

function signedInNamespaces({ stores }: ModalContext) {
  return stores.connections.namespaces().filter((each) => stores.connections.live(each, AUTH_WALLET_ID))
}

/** The visitor said no in the frame, or has to wait. */
function rethrowRefusal(cause: unknown): never {
  const answered = cause instanceof Error ? cause.cause : undefined
  if (answered instanceof Error && 'rpcCode' in answered && answered.rpcCode === REJECTED) {
    throw new ModalError('USER_REJECTED', { cause })
  }
  return rethrowCooldown(cause)
}

function rethrowCode(cause: unknown): never {
  throw toCodeError(cause)
}
