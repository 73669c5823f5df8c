import { expect, it, onTestFinished } from 'vitest'
import { given } from './lib/given.ts'
import { openPage } from './lib/openPage.ts'
import { siteCard } from './lib/remote.ts'

it('the relay is switched off and on from the card, which shows after a reload what is on', async () => {
  const faults = `${given('relayUrl').replace(/^ws/, 'http')}/__sandbox/faults`
  onTestFinished(async () => void (await fetch(faults, { method: 'DELETE' })))
  const list = async () => (await fetch(faults)).json()
  const page = await openPage()
  const choice = siteCard(page, 'Relay').getByRole('combobox')
  await choice.selectOption({ label: 'As if it were gone' })
  await expect.poll(list).toEqual([{ refuse: true }])
  await page.reload()
  await expect.poll(() => choice.locator('option:checked').textContent()).toBe('As if it were gone')
  await choice.selectOption({ label: 'As it should' })
  await expect.poll(list).toEqual([])
})
