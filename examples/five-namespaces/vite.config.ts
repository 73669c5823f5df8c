import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // What writes transactions of Cosmos is one chunk of 1.1 MB, which loads with the first of them.
  build: { chunkSizeWarningLimit: 1200 },
})
