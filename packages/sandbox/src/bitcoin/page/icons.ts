import { createGradientIcon } from '../../wallet/icons'

export const SALTMARSH_ICON = createGradientIcon('#7FB3A6', '#2F6E62', [
  ['path', { d: 'M8 27c4-3 8 3 12 0s8 3 12 0', fill: 'none', stroke: '#fff', 'stroke-width': '2.4' }],
  ['path', { d: 'M15 25V12M20 24V9M25 25v-11', stroke: '#fff', 'stroke-width': '2.2', 'stroke-linecap': 'round' }],
])

export const FERROW_ICON = createGradientIcon('#C98B5A', '#8A4A22', [
  ['path', { fill: '#fff', d: 'M11 30V10h18v4H16v5h11v4H16v7Z' }],
])

export const UNISAT_ICON = createGradientIcon('#F5C24C', '#D9822B', [
  ['circle', { cx: '20', cy: '20', r: '10', fill: 'none', stroke: '#fff', 'stroke-width': '2.6' }],
  ['circle', { cx: '20', cy: '20', r: '3.4', fill: '#fff' }],
])
