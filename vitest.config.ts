import { defineConfig } from 'vitest/config'
import { loadEnvironment } from './server/environment.ts'

loadEnvironment('local')

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
  },
})
