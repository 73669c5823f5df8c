import { createQuestions } from './createQuestions.mjs'
import { createSessions } from './createSessions.mjs'
import { followProposals } from './followProposals.mjs'
import { followRequests } from './followRequests.mjs'
import { followSignIns } from './followSignIns.mjs'
import { createSignIns } from './signIn.mjs'

/**
 * @typedef {{
 *   kit: Awaited<ReturnType<typeof import('./openWalletKit.mjs').openWalletKit>>,
 *   signers: ReadonlyMap<string, import('./types.d.mts').Signer>,
 *   questions: ReturnType<typeof createQuestions>,
 *   sessions: ReturnType<typeof createSessions>,
 * }} Parts
 */

/**
 * @param {Pick<Parts, 'kit' | 'signers'> & {
 *   policy: Partial<import('./types.d.mts').Policy>,
 *   signIn: boolean,
 *   blocked: readonly string[],
 *   changed: () => void,
 * }} parts
 */
export function createPhone({ kit, signers, policy, signIn, blocked, changed }) {
  const questions = createQuestions(policy, changed)
  const ended = () => {
    const open = kit.getActiveSessions()
    questions.endOthers((topic) => topic in open)
    changed()
  }
  const sessions = createSessions(kit, signers, ended)
  const parts = { kit, signers, questions, sessions }
  const signIns = signIn ? createSignIns(parts) : undefined
  followProposals(parts, signIns)
  followRequests(parts)
  // A client nobody listens to for this is a wallet that cannot do it.
  if (signIns !== undefined) followSignIns(parts, signIns)
  kit.on('session_delete', ended)

  /** @returns {import('./types.d.mts').PhoneState} */
  const state = () => ({
    policy: { ...questions.policy },
    accounts: Object.fromEntries([...signers].map(([namespace, signer]) => [namespace, signer.accounts()])),
    questions: questions.list(),
    sessions: sessions.list(),
    asked: questions.all(),
    blocked: [...blocked],
  })
  return { kit, questions, sessions, state }
}
