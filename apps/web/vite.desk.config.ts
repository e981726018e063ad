import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { everyDeskLocale } from '@wearfolio/messages/locales';
import { defineConfig } from 'vite';
import { inlinedMessages } from './inlined-messages.ts';
import { compressed } from './vite.config.ts';
import { withoutDescriptions } from './without-schemas.ts';

/** Builds the desk into the same folder as the shop, but separately, so that shoppers load none of its code. */
export default defineConfig({
  plugins: [react(), tailwindcss(), inlinedMessages(everyDeskLocale), compressed, withoutDescriptions],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'desk.html' },
  },
});
