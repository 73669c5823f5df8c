import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { NAME_SUGGESTION_PAUSE } from '../../constants.js'
import type { ModalContext, Part } from '../../context.js'
import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { namesOf } from '../../flows/names.js'
import { anySignal, onAbort, pause } from '../../utils/waiting.js'
import { type LabelProblem, problemOfLabel, toLabel } from './label.js'
import { registerName } from './registerName.js'
import { type NameOffer, suggestNames } from './suggestNames.js'

export interface NamingState {
  readonly typed: string
  /** Why what was typed can be no name. */
  readonly problem: LabelProblem | undefined
  readonly offers:
    | { readonly status: 'none' | 'reading' }
    | { readonly status: 'ready'; readonly names: readonly NameOffer[] }
    | { readonly status: 'failed'; readonly error: ModalError }
  /** What leads to the visitor already. */
  readonly own: readonly string[]
  /** `wallet`: it is asked to sign. `saving`: it has signed. */
  readonly step:
    | { readonly status: 'form' }
    | { readonly status: 'wallet' | 'saving'; readonly name: string }
    | { readonly status: 'failed'; readonly name: string; readonly error: ModalError }
}

export interface RegisteredName {
  readonly name: string
  readonly address: string
  /** What else leads there. */
  readonly others: readonly string[]
}

/** Choosing a name in the modal. */
export interface Naming {
  readonly $state: ReadableAtom<NamingState>
  /** What was registered last. */
  readonly $registered: ReadableAtom<RegisteredName | undefined>
  /** The view is on screen: looks up what the visitor is called already. */
  begin(): void
  type(text: string): void
  /** Looks up once more what was typed. */
  retry(): void
  /** Has the wallet sign for a name, and registers it. */
  choose(name: string): Promise<void>
  /** Back to choosing. The wallet is not waited for any more. */
  edit(): void
}

const nothing: NamingState = {
  typed: '',
  problem: undefined,
  offers: { status: 'none' },
  own: [],
  step: { status: 'form' },
}

/** Where a name is being chosen: there, and where the embedded wallet asks what it is to sign. */
const VIEWS: readonly string[] = ['RegisterAccountName', 'ApproveTransaction']

export const naming: Part<Naming> = { create: createNaming }

function createNaming(context: ModalContext): Naming {
  const { accounts, modal, networks, router } = context.stores
  const $state = atom(nothing)
  const $registered = atom<RegisteredName | undefined>(undefined)
  const set = (change: Partial<NamingState>) => $state.set({ ...$state.get(), ...change })
  let looking = new AbortController()
  let asking = new AbortController()
  let visitor: string | undefined

  const visitorNow = () => accounts.get(networks.$namespace.get()).caipAddress
  const isShown = () => modal.$modal.get().open && VIEWS.includes(router.$route.get().view)

  const look = async (label: string) => {
    looking.abort()
    looking = new AbortController()
    const { signal } = looking
    set({ offers: { status: 'reading' } })
    try {
      await pause(NAME_SUGGESTION_PAUSE, anySignal(context.signal, signal))
      const names = await suggestNames(context, { name: label, signal })
      if (!signal.aborted) set({ offers: { status: 'ready', names } })
    } catch (cause) {
      if (!signal.aborted) set({ offers: { status: 'failed', error: toModalError(cause) } })
    }
  }
  const readOwn = async () => {
    const mine = visitorNow()
    const { address } = accounts.get(networks.$namespace.get())
    if (address === undefined) return
    try {
      const own = await namesOf(context, { address, signal: context.signal })
      if (visitorNow() === mine) set({ own })
    } catch (cause) {
      context.log('debug', 'What the visitor is called already could not be looked up', cause)
    }
  }
  const reset = () => {
    looking.abort()
    asking.abort()
    $state.set(nothing)
  }
  const edit = () => {
    // What was sent cannot be taken back.
    if ($state.get().step.status === 'saving') return
    asking.abort()
    set({ step: { status: 'form' } })
  }

  /** Who is not asked any more must not sign; who has signed is waited for, seen or not. What went wrong was seen. */
  const onLeft = () => {
    const { status } = $state.get().step
    if (!isShown() && (status === 'wallet' || status === 'failed')) edit()
  }
  const onAccount = () => {
    const now = visitorNow()
    if (now === visitor) return
    visitor = now
    if ($state.get().step.status === 'saving') return
    reset()
    if (isShown()) void readOwn()
  }
  const stops = [
    modal.$modal.listen(onLeft),
    router.$route.listen(onLeft),
    accounts.$identities.listen(onAccount),
    networks.$namespace.listen(onAccount),
  ]
  onAbort(context.signal, () => [...stops, reset].forEach((stop) => void stop()))

  const show = () => {
    if (!modal.$modal.get().open || router.$route.get().view !== 'RegisterAccountName') return
    router.reset({ view: 'Account' })
    router.push({ view: 'RegisterAccountNameSuccess' })
  }

  return {
    $state,
    $registered,
    begin() {
      visitor = visitorNow()
      void readOwn()
    },
    type(text) {
      const label = toLabel(text)
      const problem = problemOfLabel(label)
      looking.abort()
      set({ typed: text, problem, offers: { status: 'none' } })
      if (!problem) void look(label)
    },
    retry() {
      const { typed, problem } = $state.get()
      if (!problem) void look(toLabel(typed))
    },
    async choose(name) {
      const { status } = $state.get().step
      const { address } = accounts.get(networks.$namespace.get())
      if (status === 'wallet' || status === 'saving' || address === undefined) return
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const mine = visitorNow()
      set({ step: { status: 'wallet', name } })
      try {
        const onSigned = () => set({ step: { status: 'saving', name } })
        const registered = await registerName(context, { name, signal, onSigned })
        $registered.set({ ...registered, address, others: $state.get().own })
        show()
        reset()
      } catch (cause) {
        if (signal.aborted) return
        if (visitorNow() !== mine) return reset()
        set({ step: { status: 'failed', name, error: toModalError(cause) } })
        // Who has lost a name to somebody else sees it when they choose again.
        const { typed, problem } = $state.get()
        if (isModalError(cause, 'NAME_TAKEN') && !problem) void look(toLabel(typed))
      }
    },
    edit,
  }
}
