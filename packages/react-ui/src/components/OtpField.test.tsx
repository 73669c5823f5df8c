import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OtpField } from './OtpField.js'

let root: Root
let place: HTMLElement
const codes: string[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  codes.length = 0
  vi.unstubAllGlobals()
})

const render = (props: Partial<ComponentProps<typeof OtpField>> = {}) =>
  act(async () =>
    root.render(
      <OtpField
        label="6-digit code"
        digitLabel={(number) => `Digit ${number}`}
        isChecking={false}
        isWrong={false}
        onComplete={(code) => codes.push(code)}
        {...props}
      />,
    ),
  )
const boxes = () => [...place.querySelectorAll('input')]
const shown = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('')
const at = () => Number(document.activeElement?.getAttribute('aria-label')?.match(/^Digit (\d)$/)?.[1] ?? 0)
const press = (...keys: string[]) =>
  act(async () => {
    for (const key of keys) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
/** Types as a phone's keyboard does: an input event without a key. */
const enter = (number: number, value: string) =>
  act(async () => {
    const box = boxes()[number - 1]
    if (!box) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
const paste = (text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => text } })
    document.activeElement?.dispatchEvent(event)
  })

it('OtpField is a group of six named boxes; the first has the focus and accepts autofill', async () => {
  await render()
  expect(place.querySelector('fieldset')?.getAttribute('aria-label')).toBe('6-digit code')
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((each) => `Digit ${each}`),
  )
  expect(boxes().map(({ autocomplete }) => autocomplete)).toEqual(['one-time-code', ...Array(5).fill('off')])
  expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true)
  expect(at()).toBe(1)
  await enter(1, '481902')
  expect(shown()).toBe('481902')
  expect(codes).toEqual(['481902'])
})

it('OtpField advances with each digit, ignores letters, and submits once at six', async () => {
  await render()
  for (const key of ['4', 'a', '8', ' ', '1', '9', '0']) await press(key)
  expect([shown(), at()]).toEqual(['48190_', 6])
  expect(codes).toEqual([])
  await press('2')
  expect(codes).toEqual(['481902'])
})

it('OtpField is operated by arrows, Home, End, Backspace and Delete', async () => {
  await render()
  for (const key of ['1', '2', '3']) await press(key)
  await press('ArrowLeft')
  expect(at()).toBe(3)
  await press('Home')
  expect(at()).toBe(1)
  await press('ArrowLeft')
  expect(at()).toBe(1)
  await press('End')
  expect(at()).toBe(6)
  await press('Home')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('Backspace')
  expect([shown(), at()]).toEqual(['12____', 3])
  await press('ArrowLeft')
  await press('Delete')
  expect([shown(), at()]).toEqual(['1_____', 2])
  await press('Backspace')
  expect([shown(), at()]).toEqual(['______', 1])
})

it('OtpField accepts a pasted code in any box', async () => {
  await render()
  await press('9')
  await paste('Your code is 481 902.')
  expect(shown()).toBe('481902')
  expect(codes).toEqual(['481902'])
})

it('OtpField replaces the digit of a box that a phone’s keyboard wrote into', async () => {
  await render()
  for (const key of ['1', '2']) await press(key)
  await enter(1, '15')
  expect(shown()).toBe('52____')
  await enter(2, '')
  expect(shown()).toBe('5_____')
})

it('OtpField reads digits of other scripts', async () => {
  await render()
  await paste('٤٨١９०2')
  expect(codes).toEqual(['481902'])
})

it('OtpField cannot be edited while the code is verified', async () => {
  await render()
  await paste('481902')
  await render({ isChecking: true })
  await press('7')
  await press('Backspace')
  await paste('111111')
  expect(shown()).toBe('481902')
  expect(place.querySelector('.is-busy')).not.toBeNull()
})

it('OtpField keeps a wrong code, focuses the first box, and starts over with the next key', async () => {
  await render()
  await paste('481902')
  await render({ isChecking: true })
  await render({ isWrong: true, describedBy: 'why' })
  expect([shown(), at()]).toEqual(['481902', 1])
  expect(boxes().every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true)
  expect(place.querySelector('fieldset')?.className).toContain('fy-shake')
  expect(place.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('why')
  await press('7')
  expect([shown(), at()]).toEqual(['7_____', 2])
  for (const key of ['7', '7', '7', '7', '7']) await press(key)
  expect(codes).toEqual(['481902', '777777'])
})

it('OtpField takes no focus on touch devices', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  await render()
  expect(at()).toBe(0)
})
