-- CreateTable
CREATE TABLE "staff_passkey" (
    "id" SERIAL NOT NULL,
    "staff_id" INTEGER NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_challenge" (
    "binding" BYTEA NOT NULL,
    "purpose" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_challenge_pkey" PRIMARY KEY ("binding")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_passkey_credential_id_key" ON "staff_passkey"("credential_id");

-- CreateIndex
CREATE INDEX "staff_passkey_staff_id_idx" ON "staff_passkey"("staff_id");

-- AddForeignKey
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
