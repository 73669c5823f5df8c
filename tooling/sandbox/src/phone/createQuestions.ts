import { defaultPolicy, policyOrder, readOrder } from './orders'
import { type PhoneError, userRejected } from './PhoneError'
import type { AnyQuestion, Choice, Outcome, Policy } from './types'

interface Asked {
  question: AnyQuestion
  approve(choice: Choice): Promise<void>
  reject(error: PhoneError): Promise<void>
}

/** What the phone was asked, and who answers it. */
export function createQuestions(given: Partial<Policy>, changed: () => void) {
  const policy = { ...defaultPolicy(), ...readOrder(policyOrder, given) }
  const open: Map<number, Asked> = new Map()
  const all: { question: AnyQuestion; outcome: Outcome }[] = []

  const settle = async (
    { question }: Asked,
    outcome: Outcome,
    act: () => Promise<void> = async () => {},
  ): Promise<void> => {
    if (!open.delete(question.id)) return
    const entry = all.find((one) => one.question === question)
    const note = (value: Outcome) => {
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
  const find = (id: number | undefined): Asked => {
    const asked = id === undefined ? [...open.values()][0] : open.get(id)
    if (asked === undefined) throw new Error('There is no such question open.')
    return asked
  }
  const approve = async (id?: number, choice: Choice = {}): Promise<void> => {
    const asked = find(id)
    await settle(asked, 'approved', () => asked.approve(choice))
  }
  const reject = async (id?: number, code?: number, message?: string): Promise<void> => {
    const asked = find(id)
    await settle(asked, 'rejected', () => asked.reject(userRejected(code, message)))
  }
  const ignore = async (id?: number): Promise<void> => settle(find(id), 'ignored')

  const follow = ({ question: { id, kind } }: Asked): void => {
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
    ask(asked: Asked): void {
      open.set(asked.question.id, asked)
      all.push({ question: asked.question, outcome: 'waiting' })
      changed()
      follow(asked)
    },
    expire(id: number): void {
      const asked = open.get(id)
      if (asked !== undefined) settle(asked, 'expired').catch(() => {})
    },
    /** Nobody waits for the answer of a session that is over. */
    endOthers(isOpen: (topic: string) => boolean): void {
      for (const asked of [...open.values()]) {
        const { question } = asked
        if (question.kind === 'request' && !isOpen(question.topic)) settle(asked, 'expired').catch(() => {})
      }
    },
    setPolicy(change: object): void {
      Object.assign(policy, readOrder(policyOrder, change))
      for (const asked of open.values()) follow(asked)
    },
  }
}
