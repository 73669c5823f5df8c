import { describe, expect, it } from 'vitest'
import { toPicture } from './toPicture'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`

describe('toPicture', () => {
  it('turns shapes into data, with the attribute names of React', () => {
    expect(toPicture(svg('<g opacity=".5"><path fill="#fff" fill-rule="evenodd" d="M1 1h2z"/></g>'))).toEqual([
      ['g', { opacity: '.5' }, [['path', { fill: '#fff', fillRule: 'evenodd', d: 'M1 1h2z' }]]],
    ])
  })

  it('keeps gradients, under short names', () => {
    const gradient = '<linearGradient id="X__b" x1="0"><stop offset="1" stop-color="red"/></linearGradient>'
    expect(toPicture(svg(`<path fill="url(#X__b)" d="M0 0z"/><defs>${gradient}</defs>`))).toEqual([
      ['path', { fill: 'url(#0)', d: 'M0 0z' }],
      ['defs', {}, [['linearGradient', { id: '0', x1: '0' }, [['stop', { offset: '1', stopColor: 'red' }]]]]],
    ])
  })

  it('leaves out what only cuts a picture to its own edge', () => {
    const clip = '<clipPath id="a"><path fill="#fff" d="M0 0h24v24H0z"/></clipPath>'
    expect(toPicture(svg(`<g clip-path="url(#a)"><path d="M1 1z"/></g><defs>${clip}</defs>`))).toEqual([
      ['path', { d: 'M1 1z' }],
    ])
  })

  it.each([
    ['script', '<script href="x"/>'],
    ['a picture from elsewhere', '<image href="https://example.com/x.png"/>'],
    ['a handler', '<path onload="x" d="M0 0z"/>'],
    ['a style', '<path style="fill:red" d="M0 0z"/>'],
    ['a link', '<g href="x"/>'],
    ['a reference to elsewhere', '<path fill="url(https://example.com/x)" d="M0 0z"/>'],
    ['a reference to data', '<path fill="url(data:x)" d="M0 0z"/>'],
    ['a second reference behind the first', '<path fill="url(#a) url(//x)" d="M0 0z"/>'],
    ['a reference to nothing', '<path fill="url(#a)" d="M0 0z"/>'],
    ['text', '<g>text</g>'],
    ['an entity', '<path d="&x;"/>'],
    ['elements that do not end', '<g>'],
  ])('throws at %s', (_, inner) => {
    expect(() => toPicture(svg(inner))).toThrow()
  })

  it('throws at another size, which would be drawn cut off', () => {
    expect(() => toPicture('<svg viewBox="0 0 32 32"><path d="M0 0z"/></svg>')).toThrow('24')
  })
})
