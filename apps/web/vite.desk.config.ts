import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite.config.ts';

/** Builds the desk into the same folder as the shop, but separately, so that shoppers load none of its code. */
export default defineConfig({
  plugins: [react(), tailwindcss(), compressed],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'desk.html' },
  },
});
