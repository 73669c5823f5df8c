import { expect, it } from 'vitest'
import { pass } from '../testing/time.js'
import { createGhost, vanish } from './createGhost.js'

function leave() {
  const view = document.createElement('div')
  view.id = 'view'
  view.innerHTML = `
    <p id="why" role="alert">Declined</p>
    <div class="fy-body"><button type="button" data-focus-key="again" aria-describedby="why">Try again</button></div>`
  return { view, ghost: createGhost(view) }
}

it('shows what was there, to the eye alone: nothing of it is announced, named or reached anew', () => {
  const { view, ghost } = leave()
  expect(ghost.textContent).toBe(view.textContent)
  expect(ghost.inert).toBe(true)
  expect(ghost.getAttribute('aria-hidden')).toBe('true')
  for (const taken of ['id', 'role', 'data-focus-key']) {
    expect(ghost.hasAttribute(taken)).toBe(false)
    expect(ghost.querySelector(`[${taken}]`)).toBeNull()
    expect(view.querySelector(`[${taken}]`)).not.toBeNull()
  }
})

it('stands where its original was scrolled to', async () => {
  const view = document.createElement('div')
  view.innerHTML = '<div class="fy-body"></div><div class="fy-body"></div>'
  const [, body] = view.children
  if (body) body.scrollTop = 120
  const ghost = createGhost(view)
  document.body.append(ghost)
  await pass(0)
  expect([...ghost.children].map(({ scrollTop }) => scrollTop)).toEqual([0, 120])
  ghost.remove()
})

it('is gone when its own animation has ended, whatever ends inside of it, and also where none ran', async () => {
  const { ghost } = leave()
  document.body.append(ghost)
  vanish(ghost, 150)
  ghost.querySelector('p')?.dispatchEvent(new Event('animationend', { bubbles: true }))
  expect(ghost.isConnected).toBe(true)
  ghost.dispatchEvent(new Event('animationend'))
  expect(ghost.isConnected).toBe(false)

  const other = leave().ghost
  document.body.append(other)
  vanish(other, 150)
  await pass(299)
  expect(other.isConnected).toBe(true)
  await pass(1)
  expect(other.isConnected).toBe(false)
})
