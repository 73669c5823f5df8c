import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sentence } from './Sentence.js'

const draw = (text: string, values: readonly string[]) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<Sentence text={text} values={values} />)
  return host
}

it('punctuation after a value stays on its line', () => {
  const host = draw('Approve 5 ETH, then open Lantern. Done', ['Lantern', '5 ETH'])
  expect([...host.querySelectorAll('.fy-unbroken')].map(({ textContent }) => textContent)).toEqual([
    '5 ETH,',
    'Lantern.',
  ])
  expect(host.textContent).toBe('Approve 5 ETH, then open Lantern. Done')
})

it('a value that is followed by a word has no such mark', () => {
  expect(draw('Open Lantern now', ['Lantern']).querySelector('.fy-unbroken')).toBeNull()
})
