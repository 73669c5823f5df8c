import { expect, test } from 'vitest'
import { countRequestDepth, isAnalyticsRequest, splitRequests, summarizeRequests } from './requests'

const request = (start: number, end: number, bytes = 0) => ({ start, end, bytes })

test('tells apart who waits for a request', () => {
  const page = request(10, 90)
  const idle = request(110, 300)
  const early = request(350, 600)
  const press = request(520, 600)
  const beside = request(520, 710)
  const later = request(720, 800)
  const phases = splitRequests([later, beside, press, early, idle, page], { loaded: 100, reached: 500, shown: 700 })
  expect(phases).toEqual({ page: [page], idle: [idle], press: [press, early], later: [later, beside] })
})

test('counts how many requests came one after the other', () => {
  expect(countRequestDepth([])).toBe(0)
  expect(countRequestDepth([request(0, 100), request(1, 120), request(2, 90)])).toBe(1)
  expect(countRequestDepth([request(205, 300), request(0, 100), request(101, 200), request(102, 160)])).toBe(3)
})

test('takes the longest chain, not the number of requests that came late', () => {
  expect(countRequestDepth([request(0, 400), request(10, 100), request(110, 200), request(120, 210)])).toBe(2)
})

test('adds bytes and requests up', () => {
  expect(summarizeRequests([request(0, 10, 100), request(20, 30, 50)])).toEqual({ bytes: 150, requests: 2, depth: 2 })
})

test('knows the file of analytics among others', () => {
  const urls = ['https://site.test/assets/analytics-B1x_.js', 'https://site.test/assets/runtime-Bx.js']
  expect(urls.filter((url) => isAnalyticsRequest({ url }))).toEqual([urls[0]])
})
