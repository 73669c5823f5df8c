import { evm } from '@foyer/adapter-evm'
import { defineElements } from '@foyer/elements'
import { mainnet } from '#networks'
import { createAppModal } from './createAppModal.js'

const heading = document.createElement('h1')
heading.textContent = 'Harbor'
const elements = ['foyer-button', 'foyer-network', 'foyer-account'].map((name) => document.createElement(name))
document.getElementById('app')?.append(heading, ...elements)
defineElements(createAppModal([evm()], [mainnet]))
