import { createGradientIcon } from '../wallet/icons'
import { area, line } from './shapes'

// A doorway with the light on.
export const PHONE_ICON = createGradientIcon('#1B8A68', '#0B4D3A', [
  line('M11.5 31V18.5a8.5 8.5 0 0 1 17 0V31', 3),
  area('M16.5 31V19.5a3.5 3.5 0 0 1 7 0V31Z', '#FFD79A'),
])
