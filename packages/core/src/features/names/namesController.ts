import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { isModalError, type ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import { getNameZone } from '../../identity/getNameZone.js'
import { fetchNames } from '../../identity/names.js'
import type { Modal } from '../../modal/modal.js'
import { combineSignals, onAbort, sleep } from '../../utils/waiting.js'
import { namesFeature } from './index.js'
import { getLabelProblem, type LabelProblem, toLabel } from './label.js'
import { registerName } from './registerName.js'
import { type NameOffer, suggestNames } from './suggestNames.js'

const NAME_SUGGESTION_DEBOUNCE_MS = 300

export interface NamesState {
  readonly typed: string
  readonly problem: LabelProblem | undefined
  readonly offers:
    | { readonly status: 'none' | 'reading' }
    | { readonly status: 'ready'; readonly names: readonly NameOffer[] }
    | { readonly status: 'failed'; readonly error: ModalError }
  /** Names that already resolve to the user's address. */
  readonly own: readonly string[]
  /** `wallet`: the wallet prompts for the signature. `saving`: the data service registers the signed name. */
  readonly step:
    | { readonly status: 'form' }
    | { readonly status: 'wallet' | 'saving'; readonly name: string }
    | { readonly status: 'failed'; readonly name: string; readonly error: ModalError }
}

export interface RegisteredName {
  readonly name: string
  readonly address: string
  readonly others: readonly string[]
}

export interface NamesController {
  readonly $state: ReadableAtom<NamesState>
  readonly $registered: ReadableAtom<RegisteredName | undefined>
  /** Name below which names are registered. */
  readonly zone: string
  begin(): void
  type(text: string): void
  retry(): void
  choose(name: string): Promise<void>
  /** Returns to the form, except while the data service registers the name. */
  edit(): void
}

const initialState: NamesState = {
  typed: '',
  problem: undefined,
  offers: { status: 'none' },
  own: [],
  step: { status: 'form' },
}

// Views in which a registration can go on: the form, and the approval of the embedded wallet's signature.
const VIEWS: readonly string[] = ['RegisterAccountName', 'ApproveTransaction']

const namesController: FeatureService<NamesController> = { create: createNamesController }

export const getNamesController = (modal: Modal): NamesController =>
  getFeatureContext(modal, namesFeature).use(namesController)

function createNamesController(context: FeatureContext): NamesController {
  const zone = getNameZone(context.modal)
  const $state = atom(initialState)
  const $registered = atom<RegisteredName | undefined>(undefined)
  const set = (change: Partial<NamesState>) => $state.set({ ...$state.get(), ...change })
  let suggestionAbort = new AbortController()
  let registrationAbort = new AbortController()
  let user: string | undefined

  const getUser = () => context.account().caipAddress
  const isShown = () => VIEWS.includes(context.$route.get()?.view ?? '')

  const loadSuggestions = async (label: string) => {
    suggestionAbort.abort()
    suggestionAbort = new AbortController()
    const { signal } = suggestionAbort
    set({ offers: { status: 'reading' } })
    try {
      await sleep(NAME_SUGGESTION_DEBOUNCE_MS, combineSignals(context.signal, signal))
      const names = await suggestNames(context.modal, { name: label, signal })
      if (!signal.aborted) set({ offers: { status: 'ready', names } })
    } catch (cause) {
      if (!signal.aborted) set({ offers: { status: 'failed', error: toModalError(cause) } })
    }
  }
  const loadOwnNames = async () => {
    const requester = getUser()
    const { address } = context.account()
    if (address === undefined) return
    try {
      const own = await fetchNames(context.modal, { address, signal: context.signal })
      if (getUser() === requester) set({ own })
    } catch (cause) {
      context.log('debug', 'Failed to look up the names of the account', cause)
    }
  }
  const reset = () => {
    suggestionAbort.abort()
    registrationAbort.abort()
    $state.set(initialState)
  }
  const edit = () => {
    if ($state.get().step.status === 'saving') return
    registrationAbort.abort()
    set({ step: { status: 'form' } })
  }

  // When the user leaves, abort a signature request that the wallet has not answered. A registration that the data
  // service has received cannot be undone.
  const onRouteChange = () => {
    const { status } = $state.get().step
    if (!isShown() && (status === 'wallet' || status === 'failed')) edit()
  }
  const onAccount = () => {
    const now = getUser()
    if (now === user) return
    user = now
    if ($state.get().step.status === 'saving') return
    reset()
    if (isShown()) void loadOwnNames()
  }
  const stops = [
    context.$route.listen(onRouteChange),
    context.$identities.listen(onAccount),
    context.$namespace.listen(onAccount),
  ]
  onAbort(context.signal, () => [...stops, reset].forEach((stop) => void stop()))

  const show = () => {
    if (context.$route.get()?.view !== 'RegisterAccountName') return
    context.reset({ view: 'Account' })
    context.push({ view: 'RegisterAccountNameSuccess' })
  }

  return {
    $state,
    $registered,
    zone,
    begin() {
      user = getUser()
      void loadOwnNames()
    },
    type(text) {
      const label = toLabel(text, zone)
      const problem = getLabelProblem(label)
      suggestionAbort.abort()
      set({ typed: text, problem, offers: { status: 'none' } })
      if (!problem) void loadSuggestions(label)
    },
    retry() {
      const { typed, problem } = $state.get()
      if (!problem) void loadSuggestions(toLabel(typed, zone))
    },
    async choose(name) {
      const { status } = $state.get().step
      const { address } = context.account()
      if (status === 'wallet' || status === 'saving' || address === undefined) return
      registrationAbort.abort()
      registrationAbort = new AbortController()
      const { signal } = registrationAbort
      const requester = getUser()
      set({ step: { status: 'wallet', name } })
      try {
        const onSigned = () => set({ step: { status: 'saving', name } })
        const registered = await registerName(context.modal, { name, signal, onSigned })
        $registered.set({ ...registered, address, others: $state.get().own })
        show()
        reset()
      } catch (cause) {
        if (signal.aborted) return
        if (getUser() !== requester) return reset()
        set({ step: { status: 'failed', name, error: toModalError(cause) } })
        // Another user took the name: refresh the suggestions.
        const { typed, problem } = $state.get()
        if (isModalError(cause, 'NAME_TAKEN') && !problem) void loadSuggestions(toLabel(typed, zone))
      }
    },
    edit,
  }
}
