import type { EmailRefusal } from '@foyer/core/internal/sign-in'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '../../i18n/en.js'
import { UiProvider } from '../../internal/UiContext.js'
import { EmailField } from './EmailField.js'

const undos: (() => Promise<void>)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(async () => {
  for (const undo of undos.splice(0)) await undo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function render(answer: (email: string) => EmailRefusal | undefined) {
  const { modal } = createTestModal()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  undos.push(async () => {
    await act(async () => root.unmount())
    modal.destroy()
    host.remove()
  })
  await act(async () =>
    root.render(
      <UiProvider
        modal={modal}
        messages={en}
        host={host}
        dir={undefined}
        preloadView={() => {}}
        loadTab={() => new Promise(() => {})}
        loadSignInOptions={() => Promise.reject(new Error('No other ways'))}
      >
        <EmailField label="Email address" goLabel="Continue with email" onSubmit={answer} />
      </UiProvider>,
    ),
  )
  const field = host.querySelector('input')
  const go = host.querySelector<HTMLButtonElement>('button')
  if (!field || !go) throw new Error('There is no field')
  const give = (email: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, email)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const alert = () => host.querySelector('[role="alert"]')
  return {
    field,
    go,
    give,
    submit: () => act(async () => go.click()),
    seen: () => alert()?.querySelector('[aria-hidden]:not(svg)')?.textContent,
    heard: () => alert()?.querySelector('.fy-vh')?.textContent,
    alert,
  }
}

it('EmailField submits the trimmed address, and nothing while it is empty', async () => {
  const submitted: string[] = []
  const { go, give, submit, alert } = await render((email) => {
    submitted.push(email)
    return undefined
  })
  expect(go.disabled).toBe(true)
  await give('  maya@harbor.example ')
  await submit()
  expect(submitted).toEqual(['maya@harbor.example'])
  expect(alert()).toBeNull()
})

it('EmailField shows a refusal until the address changes', async () => {
  const { field, give, submit, seen, heard, alert } = await render(() => ({ reason: 'invalid' }))
  await give('maya@harbor')
  await submit()
  expect(seen()).toBe('That email is incomplete. Check for typos.')
  expect(heard()).toBe(seen())
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(alert()?.id)
  expect(document.activeElement).toBe(field)
  await give('maya@harbor.example')
  expect(alert()).toBeNull()
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

it('EmailField counts down visibly, and announces the start and ten seconds', async () => {
  const { give, submit, seen, heard, alert } = await render(() => ({ reason: 'cooldown', seconds: 24 }))
  await give('maya@harbor.example')
  await submit()
  expect(seen()).toBe('You just asked for a code. Try again in 24 seconds.')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([seen(), heard()]).toEqual([
    'You just asked for a code. Try again in 19 seconds.',
    'You just asked for a code. Try again in 24 seconds.',
  ])
  await act(() => vi.advanceTimersByTimeAsync(18_000))
  expect([seen(), heard()]).toEqual([
    'You just asked for a code. Try again in 1 second.',
    'You just asked for a code. Try again in 10 seconds.',
  ])
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(alert()).toBeNull()
})
