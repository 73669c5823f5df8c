import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { blankUi } from '../../testing/createTestModal.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { submitLoginCode } from '../embedded/signIn/signInSteps.js'
import { signInStore } from '../embedded/signIn/signInStore.js'
import { startEmailLogin } from '../embedded/signIn/startSignIn.js'
import { signInPrompts } from './signInPrompts.js'

beforeEach(() => {
  vi.useFakeTimers()
  stubFetch({ json: { allowedOrigins: [], features: [{ id: 'social_login', isEnabled: true, config: ['email'] }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function createAsked(answer: (signed: Promise<string>) => Promise<string>) {
  const fake = createFakeSiwx()
  const { modal, context, site } = createSignInModal({ ui: blankUi, siwx: fake.siwx })
  const views = () => context.stores.router.$router.get().stack.map(({ view }) => view)
  const login = () => context.use(signInStore).$state.get().status
  const prompt = () => context.use(signInPrompts).$prompt.get()
  await modal.context.show()
  startEmailLogin(context, { email: 'maya@harbor.example' })
  await vi.waitFor(() => expect(login()).toBe('code'))
  void submitLoginCode(context, site.code)
  await vi.waitFor(() => expect(prompt()?.status).toBe('ready'))
  let decided = (_signature: string) => {}
  const signed = new Promise<string>((resolve) => {
    decided = resolve
  })
  site.decide = () => answer(signed)
  return { fake, modal, views, login, prompt, decided: (signature: string) => decided(signature) }
}

it('siwx signs with the embedded wallet in an approval on top, and the login continues', async () => {
  const { fake, modal, views, login, prompt, decided } = await createAsked((signed) => signed)
  expect(views()).toEqual(['Connect', 'EmailLogin', 'SIWXSignMessage'])
  void prompt()?.sign()
  await vi.waitFor(() => expect(views().at(-1)).toBe('ApproveTransaction'))
  decided('0xsigned')
  await vi.waitFor(() => expect(login()).toBe('connected'))
  expect(fake.handedIn).toMatchObject([{ signature: '0xsigned' }])
  expect(modal.$account('eip155').get()).toMatchObject({ status: 'connected', sessionStatus: 'authenticated' })
  expect(views()).toEqual(['Connect', 'EmailLogin'])
  modal.destroy()
})

it('siwx can be declined in the embedded wallet and signed in a second attempt', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
  const { modal, views, prompt, login } = await createAsked(refuse)
  void prompt()?.sign()
  await vi.waitFor(() => expect(prompt()?.status).toBe('declined'))
  expect(views().at(-1)).toBe('SIWXSignMessage')
  expect(login()).toBe('connecting')
  modal.destroy()
})
