import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createSignInModal } from '../../testing/createSignInModal.js'
import { blankUi } from '../../testing/createTestModal.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { startEmail } from '../embedded/signIn/inModal.js'
import { signIn } from '../embedded/signIn/signIn.js'
import { submitCode } from '../embedded/signIn/steps.js'
import { prompts } from './prompts.js'

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
  const login = () => context.use(signIn).$state.get().status
  const prompt = () => context.use(prompts).$prompt.get()
  await modal.open()
  startEmail(context, { email: 'maya@harbor.example' })
  await vi.waitFor(() => expect(login()).toBe('code'))
  void submitCode(context, site.code)
  await vi.waitFor(() => expect(prompt()?.status).toBe('ready'))
  let decided = (_signature: string) => {}
  const signed = new Promise<string>((resolve) => {
    decided = resolve
  })
  site.decide = () => answer(signed)
  return { fake, modal, views, login, prompt, decided: (signature: string) => decided(signature) }
}

it('is signed with the embedded wallet, which asks on top of it, and the login goes on', async () => {
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

it('is declined in the embedded wallet, and can be signed once more', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
  const { modal, views, prompt, login } = await createAsked(refuse)
  void prompt()?.sign()
  await vi.waitFor(() => expect(prompt()?.status).toBe('declined'))
  expect(views().at(-1)).toBe('SIWXSignMessage')
  expect(login()).toBe('connecting')
  modal.destroy()
})
