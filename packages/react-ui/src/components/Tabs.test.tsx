import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { Tabs } from './Tabs.js'

const tabs = [
  { value: 'tokens', label: 'Tokens' },
  { value: 'nfts', label: 'NFTs' },
  { value: 'activity', label: 'Activity', mark: '2 new' },
] as const

function Stage() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('tokens')
  return (
    <Tabs label="Account" tabs={tabs} value={value} onChange={setValue}>
      About {value}
    </Tabs>
  )
}

async function open(dir: 'ltr' | 'rtl' = 'ltr') {
  const place = document.createElement('div')
  place.style.direction = dir
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(<Stage />))
  const all = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')]
  const chosen = () => all().find((tab) => tab.getAttribute('aria-selected') === 'true')
  return {
    place,
    chosen,
    all,
    panel: () => place.querySelector('[role=tabpanel]'),
    /** Presses a key on the focused element. Returns whether the default happens. */
    press: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      await act(async () => chosen()?.dispatchEvent(event))
      return !event.defaultPrevented
    },
  }
}

it('Tabs is one tab stop and names its panel', async () => {
  const { all, chosen, panel, place } = await open()
  expect(place.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Account')
  expect(all().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  expect(all().map(({ textContent }) => textContent)).toEqual(['Tokens', 'NFTs', 'Activity2 new'])
  expect(panel()?.getAttribute('aria-labelledby')).toBe(chosen()?.id)
  expect(chosen()?.getAttribute('aria-controls')).toBe(panel()?.id)
  await act(async () => all()[1]?.click())
  expect(panel()?.textContent).toBe('About nfts')
  expect(panel()?.getAttribute('aria-labelledby')).toBe(all()[1]?.id)
  expect(all().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('Tabs moves by arrow keys, round and round, %s, and to its ends by Home and End', async (dir, on, back) => {
  const { press, chosen } = await open(dir)
  const walk: (string | undefined | null)[] = []
  for (const key of [on, on, on, back, back, 'Home', 'End']) {
    expect(await press(key)).toBe(false)
    walk.push(chosen()?.dataset.tab)
    expect(document.activeElement).toBe(chosen())
  }
  expect(walk).toEqual(['nfts', 'activity', 'tokens', 'activity', 'nfts', 'tokens', 'activity'])
})

it('Tabs does not handle other keys', async () => {
  const { press, chosen } = await open()
  expect(await press('ArrowDown')).toBe(true)
  expect(await press('a')).toBe(true)
  expect(chosen()?.dataset.tab).toBe('tokens')
})
