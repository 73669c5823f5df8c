import { defaultPolicy, policyOrder, readOrder } from './orders.mjs'
import { userRejected } from './PhoneError.mjs'

/**
 * @typedef {import('./types.d.mts').AnyQuestion} AnyQuestion
 * @typedef {import('./types.d.mts').Choice} Choice
 * @typedef {import('./types.d.mts').Outcome} Outcome
 * @typedef {{
 *   question: AnyQuestion,
 *   approve(choice: Choice): Promise<void>,
 *   reject(error: import('./PhoneError.mjs').PhoneError): Promise<void>,
 * }} Asked
 */

/**
 * What the phone was asked, and who answers it.
 *
 * @param {Partial<import('./types.d.mts').Policy>} given
 * @param {() => void} changed
 */
export function createQuestions(given, changed) {
  const policy = { ...defaultPolicy(), ...readOrder(policyOrder, given) }
  /** @type {Map<number, Asked>} */
  const open = new Map()
  /** @type {{ question: AnyQuestion, outcome: Outcome }[]} */
  const all = []

  /** @type {(asked: Asked, outcome: Outcome, act?: () => Promise<void>) => Promise<void>} */
  const settle = async ({ question }, outcome, act = async () => {}) => {
    if (!open.delete(question.id)) return
    const entry = all.find((one) => one.question === question)
    const note = (/** @type {Outcome} */ value) => {
      if (entry !== undefined) entry.outcome = value
    }
    try {
      await act()
      note(outcome)
    } catch (error) {
      note('failed')
      throw error
    } finally {
      changed()
    }
  }
  /** @type {(id: number | undefined) => Asked} */
  const find = (id) => {
    const asked = id === undefined ? [...open.values()][0] : open.get(id)
    if (asked === undefined) throw new Error('There is no such question open.')
    return asked
  }
  /** @type {(id?: number, choice?: Choice) => Promise<void>} */
  const approve = async (id, choice = {}) => {
    const asked = find(id)
    await settle(asked, 'approved', () => asked.approve(choice))
  }
  /** @type {(id?: number, code?: number, message?: string) => Promise<void>} */
  const reject = async (id, code, message) => {
    const asked = find(id)
    await settle(asked, 'rejected', () => asked.reject(userRejected(code, message)))
  }
  /** @type {(id?: number) => Promise<void>} */
  const ignore = async (id) => settle(find(id), 'ignored')

  /** @type {(asked: Asked) => void} */
  const follow = ({ question: { id, kind } }) => {
    const answer = kind === 'request' ? policy.requests : policy.proposals
    if (answer === 'ask') return
    const act = () => {
      // Somebody may have answered it during the delay. A failure is among the outcomes, there is nobody to tell it to.
      if (open.has(id)) ({ approve, reject, ignore })[answer](id).catch(() => {})
    }
    setTimeout(act, policy.delayMs)
  }

  return {
    policy,
    approve,
    reject,
    ignore,
    list: () => [...open.values()].map(({ question }) => question),
    all: () => all.map((entry) => ({ ...entry })),
    /** @type {(asked: Asked) => void} */
    ask(asked) {
      open.set(asked.question.id, asked)
      all.push({ question: asked.question, outcome: 'waiting' })
      changed()
      follow(asked)
    },
    /** @type {(id: number) => void} */
    expire(id) {
      const asked = open.get(id)
      if (asked !== undefined) settle(asked, 'expired').catch(() => {})
    },
    /** @type {(isOpen: (topic: string) => boolean) => void} Nobody waits for the answer of a session that is over. */
    endOthers(isOpen) {
      for (const asked of [...open.values()]) {
        const { question } = asked
        if (question.kind === 'request' && !isOpen(question.topic)) settle(asked, 'expired').catch(() => {})
      }
    },
    /** @type {(change: object) => void} */
    setPolicy(change) {
      Object.assign(policy, readOrder(policyOrder, change))
      for (const asked of open.values()) follow(asked)
    },
  }
}
