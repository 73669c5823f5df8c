import type { SvgNode } from '../wallet/svg'

const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

export const area = (d: string, fill = '#fff'): SvgNode => ['path', { fill, d }]

export const line = (d: string, width: number, stroke = '#fff'): SvgNode => [
  'path',
  { ...round, stroke, 'stroke-width': String(width), d },
]

export const disc = (cx: number, cy: number, r: number, fill = '#fff'): SvgNode => [
  'circle',
  { cx: String(cx), cy: String(cy), r: String(r), fill },
]

export const ring = (r: number, width: number, stroke = '#fff', cy = 20): SvgNode => [
  'circle',
  { cx: '20', cy: String(cy), r: String(r), ...round, stroke, 'stroke-width': String(width) },
]

export const ellipse = (cy: number, rx: number, ry: number, fill = '#fff'): SvgNode => [
  'ellipse',
  { cx: '20', cy: String(cy), rx: String(rx), ry: String(ry), fill },
]

export const rotateDrawing = (degrees: number, ...drawing: readonly SvgNode[]): SvgNode => [
  'g',
  { transform: `rotate(${degrees} 20 20)` },
  drawing,
]
