import { expect, it } from 'vitest'
import { advanceTime } from '../../testing/time.js'
import { cloneForExit, removeAfterAnimation } from './cloneForExit.js'

function leave() {
  const view = document.createElement('div')
  view.id = 'view'
  view.innerHTML = `
    <p id="why" role="alert">Declined</p>
    <div class="fy-body"><button type="button" data-focus-key="again" aria-describedby="why">Try again</button></div>`
  return { view, ghost: cloneForExit(view) }
}

it('cloneForExit copies visuals alone: no roles, names or focus', () => {
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

it('cloneForExit keeps the scroll position', async () => {
  const view = document.createElement('div')
  view.innerHTML = '<div class="fy-body"></div><div class="fy-body"></div>'
  const [, body] = view.children
  if (body) body.scrollTop = 120
  const ghost = cloneForExit(view)
  document.body.append(ghost)
  await advanceTime(0)
  expect([...ghost.children].map(({ scrollTop }) => scrollTop)).toEqual([0, 120])
  ghost.remove()
})

it('a clone is removed after its own animation, not after one inside, and also when none ran', async () => {
  const { ghost } = leave()
  document.body.append(ghost)
  removeAfterAnimation(ghost, 150)
  ghost.querySelector('p')?.dispatchEvent(new Event('animationend', { bubbles: true }))
  expect(ghost.isConnected).toBe(true)
  ghost.dispatchEvent(new Event('animationend'))
  expect(ghost.isConnected).toBe(false)

  const other = leave().ghost
  document.body.append(other)
  removeAfterAnimation(other, 150)
  await advanceTime(299)
  expect(other.isConnected).toBe(true)
  await advanceTime(1)
  expect(other.isConnected).toBe(false)
})
