import { createGradientIcon, KITEWING_ICON, LANTERN_ICON, NORTHBEAM_ICON } from '../wallet/icons'
import type { SvgNode } from '../wallet/svg'
import { PHONE_ICON } from './phoneIcon'
import { area, disc, ellipse, line, ring, rotateDrawing } from './shapes'

const PETAL = ellipse(13, 3.6, 6.5)

// Icons of wallets that only the directory has, by name; no page installs these wallets.
export const DIRECTORY_WALLET_ICONS: Readonly<Record<string, SvgNode>> = {
  Tidepool: createGradientIcon('#2BC4AE', '#0A8F7F', [
    line('M8 16c3-3 5-3 8 0s5 3 8 0 5-3 8 0M8 24.5c3-3 5-3 8 0s5 3 8 0 5-3 8 0', 3),
  ]),
  Saffron: createGradientIcon('#FF8A4C', '#E5500B', [
    PETAL,
    rotateDrawing(120, PETAL),
    rotateDrawing(240, PETAL),
    disc(20, 20, 2.4, '#E5500B'),
  ]),
  Juniper: createGradientIcon('#4FC07A', '#23894D', [
    disc(20, 13.5, 5),
    disc(14, 24, 5, '#ffffffdb'),
    disc(26, 24, 5, '#ffffffb8'),
  ]),
  Quillbox: createGradientIcon('#8D78EE', '#5B45C0', [
    area('M29.5 9.5c-9 .5-15.5 6-16.5 15.5l-2.2 5.5 1.9.6 2-4.6c8.5-.5 14.3-7 14.8-17Z'),
    line('M15.5 25.5 24 15.5', 1.7, '#5B45C0'),
  ]),
  Pebble: createGradientIcon('#8A929B', '#5D656E', [
    ellipse(27, 10.5, 4.5),
    ellipse(18.8, 7, 3.6, '#ffffffd9'),
    ellipse(12.2, 4.2, 2.6, '#ffffffb3'),
  ]),
  Fernway: createGradientIcon('#7BCB6A', '#3E9A38', [
    line(
      'M20 32V12M20 28c-5 0-8-2.5-8.5-6.5M20 28c5 0 8-2.5 8.5-6.5M20 21c-3.8 0-6-2-6.5-5M20 21c3.8 0 6-2 6.5-5M20 14c-1.6-1.2-2.2-2.8-2-5M20 14c1.6-1.2 2.2-2.8 2-5',
      2.6,
    ),
  ]),
  Larkspur: createGradientIcon('#F07AB8', '#CF3B8A', [
    area(
      'M8.5 17.5c5-1.5 8.5-.5 11.5 3 1.5-6 5.5-9.5 11.5-10-1 9-5.5 17-14.5 19.5 1-2.5.8-4.5-.5-6.5-1.8-2.8-4.5-4.8-8-6Z',
    ),
  ]),
  Oxbow: createGradientIcon('#35C3DE', '#0B8FB0', [line('M12 31c0-7.5 16-7 16-14.5 0-9-16-9-16 0', 4)]),
  Brindle: createGradientIcon('#B48E72', '#825C42', [line('M11 28 20 10M18 30 27 12M25.5 31 31 20', 3.2)]),
  Cinder: createGradientIcon('#3A3733', '#1B1917', [
    line('M26.7 11.9a10.5 10.5 0 1 1-13.4 0', 3.4, '#F2713A'),
    disc(20, 20, 4, '#F2713A'),
  ]),
  Thistle: createGradientIcon('#BE7FDB', '#8B43B0', [
    area('M13 20.5h14a7 7 0 0 1-14 0Z'),
    line('M20 18v-8M15 17.5l-3.5-6M25 17.5l3.5-6M20 28v5', 2.6),
  ]),
  Puddle: createGradientIcon('#86C9FF', '#3C93E0', [
    ring(11, 2.4, '#ffffff8c'),
    ring(6.4, 2.4, '#ffffffcc'),
    disc(20, 20, 2.4),
  ]),
  Marmalade: createGradientIcon('#FFC861', '#EE9A12', [
    area('M15.5 15h9a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-9a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5Z'),
    line('M15.5 11.1h9', 4.2),
    line('M15.5 22.5c3-2.5 6 2.5 9 0', 2, '#D97B06'),
  ]),
  Acorn: createGradientIcon('#C9935A', '#8F5A26', [
    area('M11 17.5h18c0 7-3.5 12-9 14.5-5.5-2.5-9-7.5-9-14.5Z'),
    area('M9 15.5c0-4 5-6.5 11-6.5s11 2.5 11 6.5Z', '#F6E3C8'),
    line('M20 9V6', 2.4),
  ]),
  Crescent: createGradientIcon('#5C63C8', '#2C2F78', [
    area('M25.5 29.5A11.5 11.5 0 1 1 22 8.6a9.2 9.2 0 1 0 8.6 15.2 11.5 11.5 0 0 1-5.1 5.7Z'),
    disc(27.5, 13, 1.6, '#FFE3A3'),
  ]),
  Beacon: createGradientIcon('#FF7A7A', '#D33A4B', [
    area('M16.5 17h7l2 15h-11Z'),
    area('M16 11h8v4.5h-8Z', '#FFE3A3'),
    line('M8 11.5 13 13M32 11.5 27 13M20 6v2', 2.4),
  ]),
  Honeycomb: createGradientIcon('#F7C948', '#D99A0B', [
    area('M20 7.5 26 11v7l-6 3.5L14 18v-7Z'),
    area('M12.8 20 18.8 23.5v7L12.8 34l-6-3.5v-7Z', '#FFF1C2'),
    area('M27.2 20 33.2 23.5v7L27.2 34l-6-3.5v-7Z', '#FFF1C2'),
  ]),
  Teacup: createGradientIcon('#6FA8A0', '#35726B', [
    area('M10 16h17v6.5a8 8 0 0 1-8 8h-1a8 8 0 0 1-8-8Z'),
    line('M27 18h1.5a3.5 3.5 0 0 1 0 7H26M15 12c-1.5-1.5 1.5-2.5 0-4.5M21 12c-1.5-1.5 1.5-2.5 0-4.5', 2.2),
  ]),
  Cobble: createGradientIcon('#7C93B2', '#44597A', [
    area('M9 11h9v8H9ZM20.5 11H31v8H20.5Z'),
    area('M9 21.5h13.5v8H9ZM25 21.5h6v8h-6Z', '#E3EAF3'),
  ]),
  Sundial: createGradientIcon('#FFA36B', '#F0567A', [
    area('M9.5 25a10.5 10.5 0 0 1 21 0Z'),
    line('M8 29.5h24M20 10.5V7M9.8 15 7.4 12.6M30.2 15l2.4-2.4', 2.4),
  ]),
}

const INSTALLED = { Lantern: LANTERN_ICON, Kitewing: KITEWING_ICON, Northbeam: NORTHBEAM_ICON }

const icons = new Map(
  Object.entries({ ...INSTALLED, 'Foyer Phone': PHONE_ICON, ...DIRECTORY_WALLET_ICONS }).map(
    ([name, icon]) => [toImageId(name), icon] as const,
  ),
)

/** Returns the directory's image id of a wallet that has a drawn icon. */
export function toImageId(name: string): string {
  return `icon-${name.toLowerCase().replaceAll(' ', '-')}`
}

export const findWalletIcon = (imageId: string): SvgNode | undefined => icons.get(imageId)
