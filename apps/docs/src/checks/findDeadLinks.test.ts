import { expect, it } from 'vitest'
import { findDeadLinks } from './findDeadLinks.ts'

const other = { path: 'guides/send.html', html: '<h2 id="when-it-fails">' }
const find = (link: string) =>
  findDeadLinks([{ path: 'start/react.html', html: `<a href="${link}">` }, other], (path) => path === 'llms.txt')

it.each([
  '/guides/send.html',
  '../guides/send.html#when-it-fails',
  '#',
  '/llms.txt',
  'https://harbor.example/x',
  'mailto:a@b.c',
])('accepts %s', (link) => expect(find(link)).toEqual([]))

it.each(['/guides/swap.html', '/guides/send.html#nothing', '/robots.txt', '#top'])('finds %s', (link) => {
  expect(find(link)).toEqual([`start/react.html: ${link}`])
})

it('finds a picture that is not there', () => {
  expect(findDeadLinks([{ path: 'index.html', html: '<img src="/a.webp">' }], () => false)).toEqual([
    'index.html: /a.webp',
  ])
})
